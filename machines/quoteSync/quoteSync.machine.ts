import { assign, setup } from 'xstate';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { port } from '../ports.ts';

/** What is synced: the body of the quote and the form it came from. */
export type QuoteForm = { payload: QuoteBody; form: TravellersForm };

/**
 * [QR-014] to [QR-017] Tells the back office of every quote that is asked, at its start. Nobody waits for it and
 * nobody sees when it fails. Not in the admin flow. The flow posts its first step by a second one ([QQ-011]).
 */
export const quoteSyncMachine = setup({
  types: {
    input: {} as { adminView: boolean },
    context: {} as { adminView: boolean; form: QuoteForm | null },
    events: {} as { type: 'parent.sync'; quote: QuoteForm },
    meta: {} as { requirements: readonly string[] },
  },
  actors: { syncQuote: port<void, QuoteForm>('syncQuote') },
  guards: { flowIsAdmin: ({ context }) => context.adminView },
  actions: { rememberQuote: assign((_, form: QuoteForm) => ({ form })) },
}).createMachine({
  id: 'quoteSync',
  context: ({ input }) => ({ adminView: input.adminView, form: null }),
  on: {
    'parent.sync': [
      { guard: 'flowIsAdmin' },
      { actions: { type: 'rememberQuote', params: ({ event }) => event.quote }, target: '.sending' },
    ],
  },
  initial: 'waiting',
  states: {
    waiting: { meta: { requirements: ['QR-016'] } },
    sending: {
      meta: { requirements: ['QR-014', 'QR-015', 'QR-017'] },
      invoke: {
        id: 'syncQuote',
        src: 'syncQuote',
        input: ({ context }) => context.form as QuoteForm,
        onDone: 'waiting',
        onError: 'waiting',
      },
    },
  },
});
