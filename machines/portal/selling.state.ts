import { portalSetup } from './portal.setup.ts';
import type { SessionFacts } from '../session.types.ts';
import { stepOfPath } from './stepOfPath.ts';

/** The quote flow, which waits as it is while an ended session is renewed beside it. */
export const sellingState = portalSetup.createStateConfig({
  tags: 'inFlow',
  meta: { requirements: ['QF-009', 'RT-031'] },
  exit: 'forgetBeginning',
  invoke: {
    id: 'quoteFlow',
    src: 'quoteFlow',
    input: ({ context }) => ({
      facts: (context.session as SessionFacts).facts,
      wantedStep: stepOfPath(context.address.path),
      language: context.language,
      beginsNew: context.beginsQuote,
    }),
  },
  on: {
    'person.openAddress': [
      {
        guard: { type: 'quoteIsBegun', params: ({ event }) => event.address },
        actions: 'askFlowForNewQuote',
      },
      {
        guard: { type: 'addressIsOfFlow', params: ({ event }) => event.address },
        actions: [
          { type: 'rememberAddress', params: ({ event }) => event.address },
          { type: 'askFlowForStep', params: ({ event }) => stepOfPath(event.address.path) },
        ],
      },
    ],
    'session.renew': { actions: { type: 'tellFlowOfRenewal', params: ({ event }) => event.today } },
    'navigation.comeEmpty': {
      actions: ['resetAddress', { type: 'askFlowForStep', params: 'TRAVELLER_DETAILS' }],
    },
  },
});
