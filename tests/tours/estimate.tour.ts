import { expect } from 'vitest';
import { estimateMachine } from '#machines/estimate/estimate.machine.ts';
import type { Estimate } from '#machines/estimate/estimate.types.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { flowFacts, rows, travellersForm } from '../support/quote/forms.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, settle, wait } from '../support/tours/stimuli.ts';

const facts = flowFacts();
const enters = (changes: Partial<TravellersForm>) =>
  ({ type: 'quickQuote.change', form: travellersForm(changes), facts }) as const;

export const forty: Estimate = {
  planCode: 'SEMH',
  planName: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
  total: 52.3,
};

export const estimateTour = defineTour({
  machine: estimateMachine,
  input: undefined,
  stimuli: [
    emitFrom('theTripIsFilledIn', 'hearForm', enters({}), {
      check: ({ context }) => expect(context.entered?.form.travellers).toHaveLength(1),
    }),
    emitFrom('theAgeGoes', 'hearForm', enters({ travellers: rows('') })),
    emitFrom(
      'anotherTravels',
      'hearForm',
      enters({ travellers: rows(40, 41), bookingDate: '', departure: { text: 'Tor', chosen: null } }),
    ),
    wait('typingPauses', 'typingPause', {
      where: (_, before) => before.context.entered?.form.travellers.length === 2,
      check: (after) => expect(after.value).toBe('estimating'),
    }),
    settle('theEstimateComes', 'estimateQuote', forty),
    settle('noPlanSuitsEverybody', 'estimateQuote', null),
    fail(
      'theConnectionIsLost',
      'estimateQuote',
      { code: 'network.unreachable' },
      { check: (after, _, before) => expect(after.context.question).toEqual(before.context.question) },
    ),
    fail('theServerFails', 'estimateQuote', { code: 'unknown' }),
    emitFrom(
      'theConnectionReturns',
      'hearConnection',
      { type: 'connection.return' },
      {
        check: (after, seen, before) => {
          expect(after.value).toBe('estimating');
          expect(seen.inputs('estimateQuote').at(-1)).toEqual(before.context.question);
        },
      },
    ),
  ],
  holds: {
    unknown: ({ context }) => expect(context).toMatchObject({ question: null, estimate: null }),
    settling: ({ context }) => expect(context.entered).not.toBeNull(),
    estimating: ({ context }, seen) => {
      expect(context.estimate).toBeNull();
      expect(seen.inputs('estimateQuote').at(-1)).toEqual(context.question);
      expect(context.question?.paxes).toHaveLength(context.entered?.form.travellers.length ?? 0);
    },
    known: ({ context }) => expect(context.estimate).toEqual(forty),
    unpriced: ({ context }) => expect(context.estimate).toBeNull(),
    unreachable: ({ context }) => {
      expect(context.estimate).toBeNull();
      expect(context.question).not.toBeNull();
    },
    failed: ({ context }) => expect(context.estimate).toBeNull(),
  },
});
