import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { questionFor, withAnswers } from '#domain/plans/cardQuestion.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import type { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import type { ProductCardInput } from '#machines/productCard/productCard.types.ts';
import { sentMedicalAnswers, takenQuestionnaire, withHeart } from '../support/questionnaires/medical.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { pricedPlan } from '../support/sale/catalogue.ts';
import { cardOffer, cardPrice } from '../support/sale/plans.ts';
import type { Seen } from '../support/tours/types.ts';

const question = questionFor(
  toQuoteBody({ travellers: travellersForm(), trip: tripForm(), facts: flowFacts() }),
  ['pax-1'],
);
const offer = cardOffer({
  deductibles: [
    { value: 0, isDisabled: false },
    { value: 500, isDisabled: false },
  ],
  hasEligibilityText: true,
});
export const card: ProductCardInput = {
  offer,
  price: cardPrice(),
  stored: null,
  benefits: [],
  isSelected: false,
  question,
};
export const name = { paxId: 'pax-1', code: 'SEMH' };
export const cheaper: QuoteAnswer = {
  paxes: [
    {
      referenceNumber: 'pax-1',
      plans: [pricedPlan({ tripPreference: { deductible: 500 }, premiumTotal: 80 })],
      errors: [],
    },
  ],
};
export const asked = (inputs: readonly unknown[]) => (inputs.at(-1) as QuoteBody).paxes[0]?.plan;
export const select = { type: 'person.select' } as const;
export const calculate = { type: 'person.calculatePremium' } as const;

/** Cards that begin otherwise. */
export const otherCards = {
  'an add-on without price': {
    ...card,
    offer: { ...offer, isAddOn: true },
    price: null,
    stored: { deductible: '0' },
  },
  'nothing filled in': { ...card, price: null },
  'held from an earlier visit': { ...card, isSelected: true },
  'questionnaire missing': { ...card, offer: { ...offer, isMqRequired: true }, price: null },
  'questionnaire taken': {
    ...card,
    offer: { ...offer, isMqRequired: true, isMqTaken: true, isMqEligible: true },
    price: null,
    question: withAnswers(question, takenQuestionnaire('pax-1')),
  },
  'cover-me': { ...card, offer: { ...offer, variant: 'COVER_ME' } },
  'cover-me without price': { ...card, offer: { ...offer, variant: 'COVER_ME' }, price: null },
  'no conditions': { ...card, offer: { ...offer, hasEligibilityText: false } },
} satisfies Record<string, ProductCardInput>;

type Snapshot = SnapshotFrom<typeof productCardMachine>;

/** What decides what can happen next. */
export const fingerprint = ({ context }: Snapshot) => [
  context.offer.variant,
  context.offer.isMqTaken,
  context.offer.isMqEligible,
  context.price === null,
  context.question.paxes[0]?.questionnaires?.[0]?.answers.length,
  context.params.deductible,
  context.priceHolds,
  context.benefits,
  context.isSelected,
  context.problem,
];

/** The answers about health of the card’s traveller give a price. */
export const whenAnswersGiveAPrice = [
  {
    requirements: ['MQ-008 partly', 'MQ-015 partly'],
    check: ({ context }: Snapshot) => {
      expect(context.offer).toMatchObject({ isMqTaken: true, isMqEligible: true });
      expect(context.question.paxes[0]?.questionnaires).toEqual([sentMedicalAnswers(withHeart)]);
    },
  },
  {
    requirements: ['MQ-022 partly'],
    where: (_: Snapshot, before: Snapshot) =>
      before.context.price === null || before.context.params.deductible !== '',
    check: (after: Snapshot, seen: Seen) => {
      expect(after.matches({ price: { offered: 'calculating' } })).toBe(true);
      const body = seen.inputs('priceQuote').at(-1) as QuoteBody;
      expect(body.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(['pax-1']);
      expect(body.paxes[0]?.questionnaires).toEqual([sentMedicalAnswers(withHeart)]);
    },
  },
  {
    check: (after: Snapshot, _: Seen, before: Snapshot) => {
      const isIncomplete = before.context.price !== null && before.context.params.deductible === '';
      expect(after.matches({ price: { offered: 'incomplete' } })).toBe(isIncomplete);
    },
  },
];
