import { fromPromise } from 'xstate';
import { endOwnSession, type OwnSession, readOwnSessions } from '#domain/calls/identity/ownSessions.ts';
import type { CallServer } from '../ports/http.ts';

/** Fills the ports of the own account. */
export function accountPorts(callServer: CallServer) {
  return {
    readOwnSessions: fromPromise<readonly OwnSession[], void>(
      async ({ signal }) => (await callServer(readOwnSessions, {}, signal)).body.sessions,
    ),
    endOwnSession: fromPromise<readonly OwnSession[], { sessionName: string }>(
      async ({ input: { sessionName } }) =>
        (await callServer(endOwnSession, { params: { sessionName } })).body.sessions,
    ),
  };
}
