import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { type QuoteForm, quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';

test('[QR-016] in the admin flow no quote is synced', () => {
  const asked: QuoteForm[] = [];
  const syncQuote = fromPromise<void, QuoteForm>(({ input }) => {
    asked.push(input);
    return Promise.resolve();
  });
  const form = travellersForm();
  const quote = { payload: toQuoteBody({ travellers: form, trip: tripForm(), facts: flowFacts() }), form };
  for (const adminView of [true, false]) {
    const actor = createActor(quoteSyncMachine.provide({ actors: { syncQuote } }), { input: { adminView } });
    actor.start();
    actor.send({ type: 'parent.sync', quote });
  }
  expect(asked).toEqual([quote]);
});
