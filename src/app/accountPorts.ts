import { fromPromise } from 'xstate';
import type { OwnSession } from '#domain/calls/identity/ownSessions.ts';
import type { CallServer } from '../ports/http.ts';

const calls = () => import('#domain/calls/identity/ownSessions.ts');

/** Fills the ports of the page of one’s own account. */
export function accountPorts(callServer: CallServer) {
  return {
    readOwnSessions: fromPromise<readonly OwnSession[], void>(
      async ({ signal }) => (await callServer((await calls()).readOwnSessions, {}, signal)).body.sessions,
    ),
    endOwnSession: fromPromise<readonly OwnSession[], { sessionName: string }>(
      async ({ input: { sessionName } }) =>
        (await callServer((await calls()).endOwnSession, { params: { sessionName } })).body.sessions,
    ),
  };
}
