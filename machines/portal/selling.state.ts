import { problemCodeOf } from '#domain/problemCode.ts';
import { portalSetup } from './portal.setup.ts';
import type { SessionFacts } from './portal.types.ts';
import { stepAsked } from './stepAsked.ts';

/** The quote flow, which goes on while an ended session is renewed beside it. */
export const sellingState = portalSetup.createStateConfig({
  tags: 'inFlow',
  meta: { requirements: ['QF-009', 'RT-031'] },
  invoke: {
    id: 'quoteFlow',
    src: 'quoteFlow',
    input: ({ context }) => ({
      facts: (context.session as SessionFacts).facts,
      wantedStep: stepAsked(context.address.path),
      language: context.language,
    }),
  },
  on: {
    'person.openAddress': [
      {
        guard: { type: 'addressIsOfFlow', params: ({ event }) => event.address },
        actions: [
          { type: 'rememberAddress', params: ({ event }) => event.address },
          { type: 'askFlowForStep', params: ({ event }) => stepAsked(event.address.path) },
        ],
      },
      {
        guard: 'sessionHasEnded',
        actions: { type: 'rememberAddress', params: ({ event }) => event.address },
        target: 'openingSession',
      },
      {
        actions: { type: 'rememberAddress', params: ({ event }) => event.address },
        target: 'deciding',
      },
    ],
    'navigation.comeEmpty': {
      actions: ['resetAddress', { type: 'askFlowForStep', params: 'TRAVELLER_DETAILS' }],
    },
  },
  initial: 'sessionLive',
  states: {
    sessionLive: {
      on: {
        'session.end': [
          { guard: 'sessionIsAnonymous', target: 'renewingSession' },
          { target: 'sessionEnded' },
        ],
      },
    },
    sessionEnded: {
      meta: { requirements: ['SI-039'] },
      on: { 'person.signInAgain': 'renewingSession' },
    },
    renewingSession: {
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
              'tellFlowOfRenewal',
            ],
            target: 'sessionLive',
          },
          {
            actions: [
              { type: 'rememberSession', params: ({ event }) => event.output },
              { type: 'returnToLanding', params: () => null },
              'forgetOrganization',
            ],
            target: '#portal.visit.deciding',
          },
        ],
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => ({ code: problemCodeOf(event.error) }) },
          target: 'sessionEnded',
        },
      },
    },
  },
});
