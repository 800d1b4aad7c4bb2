import { assign, setup } from 'xstate';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';

export type QuoteReturnEvent = { type: 'person.tryAgain' } | { type: 'person.beginAnew' };

/** The way back to a quote by the link of a mail; it ends when the portal may open. */
export const quoteReturnMachine = setup({
  types: {
    context: {} as { problem: string | null },
    events: {} as QuoteReturnEvent,
    tags: {} as 'busy',
  },
  actors: { takeUpQuote: port<void>('takeUpQuote') },
  guards: {
    linkIsTooOld: (_, problem: string) => problem === 'quoteLink.expired',
    linkIsUnknown: (_, problem: string) => problem === 'notFound' || problem === 'request.invalid',
  },
  actions: {
    noteProblem: assign((_, problem: string) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'quoteReturn',
  context: { problem: null },
  initial: 'takingUp',
  states: {
    takingUp: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'takeUpQuote',
        src: 'takeUpQuote',
        onDone: 'left',
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
    expired: { on: { 'person.beginAnew': 'left' } },
    notFound: { on: { 'person.beginAnew': 'left' } },
    unavailable: { on: { 'person.tryAgain': 'takingUp', 'person.beginAnew': 'left' } },
    left: { type: 'final' },
  },
});
