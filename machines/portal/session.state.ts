import { problemCodeOf } from '#domain/problemCode.ts';
import { portalSetup } from './portal.setup.ts';

/**
 * [SI-039] The life of the session, beside wherever the person is. A quote or an area, in which something may be typed,
 * waits as it is until the session is renewed; other places open the session anew by themselves.
 */
export const sessionState = portalSetup.createStateConfig({
  initial: 'live',
  states: {
    live: {
      on: {
        'session.end': [
          { guard: 'anonymousWorkWaits', target: 'renewing' },
          { guard: 'workWaits', target: 'ended' },
        ],
      },
    },
    ended: {
      meta: { requirements: ['SI-039'] },
      always: { guard: 'workIsLeft', target: 'live' },
      on: { 'person.signInAgain': 'renewing' },
    },
    renewing: {
      tags: 'loadingClaims',
      meta: { requirements: ['SI-022', 'SI-023'] },
      entry: 'clearProblem',
      invoke: {
        id: 'signInAgain',
        src: 'signInAgain',
        input: ({ context }) => ({
          userType: context.session?.signedIn ? context.session.userType : null,
        }),
        onDone: [
          {
            guard: { type: 'sameWorkGoesOn', params: ({ event }) => event.output },
            actions: [
              { type: 'rememberSession', params: ({ event }) => event.output },
              'tellOrganizationLoad',
              { type: 'renewSession', params: ({ event }) => event.output.facts.today },
            ],
            target: 'live',
          },
          {
            actions: [
              { type: 'rememberSession', params: ({ event }) => event.output },
              { type: 'returnToLanding', params: () => null },
              'forgetOrganization',
              'changeSession',
            ],
            target: 'live',
          },
        ],
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => ({ code: problemCodeOf(event.error) }) },
          target: 'ended',
        },
      },
      always: { guard: 'workIsLeft', target: 'live' },
    },
  },
});
