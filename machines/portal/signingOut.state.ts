import { portalSetup } from './portal.setup.ts';

/** [SI-031] Signing out ends at an address; where the session may live on, that is said there. */
export const signingOutState = portalSetup.createStateConfig({
  tags: 'pending',
  meta: { requirements: ['SI-027', 'SI-028', 'SI-030', 'SI-031', 'SI-032'] },
  entry: ['forgetSession', 'clearProblem', 'tellNavigation'],
  invoke: {
    id: 'signOut',
    src: 'signOut',
    input: ({ context }) => ({ userType: context.lastUserType ?? 'ciamid' }),
    onDone: [
      {
        guard: { type: 'serverHasHeard', params: ({ event }) => event.output.problem },
        actions: {
          type: 'rememberAddress',
          params: ({ event }) => ({ path: event.output.endAt, search: '' }),
        },
        target: 'deciding',
      },
      {
        actions: [
          {
            type: 'rememberAddress',
            params: ({ event }) => ({ path: event.output.endAt, search: '' }),
          },
          { type: 'noteProblem', params: ({ event }) => ({ code: event.output.problem as string }) },
        ],
        target: 'sessionNotEnded',
      },
    ],
  },
  on: {
    'person.openAddress': {
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
    },
  },
});
