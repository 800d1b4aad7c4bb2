import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { type QuoteForm, quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { inputOf, withDoubles } from '../support/tours/doubles.ts';

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

test.each([true, false])(
  '[QR-016] quoting and choosing plans tell it whether they are in the admin flow: %s',
  (adminView) => {
    const facts = flowFacts({ adminView });
    const syncOf = (machine: AnyStateMachine, input: object) => {
      const { quoteSync } = createActor(withDoubles(machine), { input }).start().getSnapshot().children;
      return inputOf(quoteSync as AnyActorRef);
    };
    const choosing = { form: null, facts, travellers: travellersForm(), trip: tripForm() };
    expect(syncOf(planSelectionMachine, choosing)).toEqual({ adminView });
    const quoting = { facts, wantedStep: 'TRAVELLER_DETAILS', language: 'en' };
    expect(syncOf(quoteFlowMachine, quoting)).toEqual({ adminView });
  },
);
