import { assign, setup } from 'xstate';
import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';

export type QuoteReturnEvent =
  | { type: 'person.tryAgain' }
  | { type: 'person.beginAnew' }
  | { type: 'person.continue' };

type QuoteReturnContext = {
  problem: string | null;
  /** What the quote cost and costs today; null where that is the same. */
  repriced: Repriced | null;
};

/** The way back to a quote by the link of a mail; it ends when the portal may open. */
export const quoteReturnMachine = setup({
  types: {
    context: {} as QuoteReturnContext,
    events: {} as QuoteReturnEvent,
    tags: {} as 'busy',
  },
  actors: { takeUpQuote: port<Repriced | null>('takeUpQuote') },
  guards: {
    pricesAreOthers: (_, repriced: Repriced | null) => repriced !== null,
    linkIsTooOld: (_, problem: string) => problem === 'quoteLink.expired',
    linkIsUnknown: (_, problem: string) => problem === 'notFound' || problem === 'request.invalid',
  },
  actions: {
    rememberPrices: assign((_, repriced: Repriced | null) => ({ repriced })),
    noteProblem: assign((_, problem: string) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'quoteReturn',
  context: { problem: null, repriced: null },
  initial: 'takingUp',
  states: {
    takingUp: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'takeUpQuote',
        src: 'takeUpQuote',
        onDone: [
          {
            guard: { type: 'pricesAreOthers', params: ({ event }) => event.output },
            actions: { type: 'rememberPrices', params: ({ event }) => event.output },
            target: 'repriced',
          },
          { target: 'left' },
        ],
        onError: [
          {
            guard: { type: 'linkIsTooOld', params: ({ event }) => problemCodeOf(event.error) },
            target: 'expired',
          },
          {
            guard: { type: 'linkIsUnknown', params: ({ event }) => problemCodeOf(event.error) },
            target: 'notFound',
          },
          {
            actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
            target: 'unavailable',
          },
        ],
      },
    },
    repriced: { on: { 'person.continue': 'left' } },
    expired: { on: { 'person.beginAnew': 'left' } },
    notFound: { on: { 'person.beginAnew': 'left' } },
    unavailable: { on: { 'person.tryAgain': 'takingUp', 'person.beginAnew': 'left' } },
    left: { type: 'final' },
  },
});
