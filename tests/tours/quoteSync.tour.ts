import { expect } from 'vitest';
import { quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';

const form = travellersForm();
const quote = { payload: toQuoteBody({ travellers: form, trip: tripForm(), facts: flowFacts() }), form };
const newerForm = travellersForm({ travellers: rows(41) });
const newer = { payload: quote.payload, form: newerForm };

export const quoteSyncTour = defineTour({
  machine: quoteSyncMachine,
  input: { adminView: false },
  fingerprint: ({ context }) => context.form?.form.travellers.length,
  stimuli: [
    send(
      'theQuoteIsAsked',
      { type: 'parent.sync', quote },
      {
        requirements: ['QR-014 partly', 'QR-015 partly'],
        check: (after, seen) => {
          expect(after.matches('sending')).toBe(true);
          expect(seen.inputs('syncQuote').at(-1)).toEqual({ payload: quote.payload, form });
        },
      },
    ),
    send(
      'aNewerQuoteIsAsked',
      { type: 'parent.sync', quote: newer },
      { check: (_, seen) => expect(seen.inputs('syncQuote').at(-1)).toEqual(newer) },
    ),
    settle('theSyncIsAnswered', 'syncQuote', undefined),
    fail('theSyncFails', 'syncQuote', new Error('down'), {
      requirements: ['QR-017'],
      check: (after, seen) => {
        expect(after.matches('waiting')).toBe(true);
        expect(seen.toParent).toEqual([]);
      },
    }),
  ],
  holds: {
    waiting: (_, seen) => expect(seen.toParent).toEqual([]),
    sending: ({ context }) => expect(context.form).not.toBeNull(),
  },
  unreachable: { '(chart) · parent.sync [flowIsAdmin] (stays)': 'proved by the test of the admin flow' },
});
