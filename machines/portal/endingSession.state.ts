import { problemCodeOf } from '#domain/problemCode.ts';
import { portalSetup } from './portal.setup.ts';

/** [ID-011] The session is ended and everything that the page knows of it forgotten; the next one begins at the start. */
export const endingSessionState = portalSetup.createStateConfig({
  tags: 'pending',
  meta: { requirements: ['ID-010', 'ID-011', 'ID-012'] },
  entry: 'clearProblem',
  invoke: {
    id: 'endSession',
    src: 'endSession',
    input: ({ context: { session } }) => ({ userType: session?.signedIn ? session.userType : null }),
    onDone: {
      actions: [
        { type: 'rememberSession', params: ({ event }) => event.output },
        { type: 'returnToLanding', params: () => null },
      ],
      target: 'deciding',
    },
    onError: {
      actions: { type: 'noteProblem', params: ({ event }) => ({ code: problemCodeOf(event.error) }) },
      target: 'sessionNotEnded',
    },
  },
  on: {
    'person.openAddress': { actions: { type: 'rememberAddress', params: ({ event }) => event.address } },
  },
});

/** [SI-031] The server did not hear that the session is to end; who was signing out goes on with that. */
export const sessionNotEndedState = portalSetup.createStateConfig({
  on: {
    'person.retryEnding': [{ guard: 'personSignsOut', target: 'signingOut' }, { target: 'endingSession' }],
    'person.openAddress': {
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
    },
  },
});
