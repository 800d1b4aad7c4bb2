import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { questionFor } from '#domain/plans/cardQuestion.ts';
import { optBenAmountBreakdown } from '#domain/plans/optionalBenefits.ts';
import { takePlan } from '#domain/plans/selection.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { catalogue, pricedPlan } from '../support/sale/catalogue.ts';
import { cardOffer, cardPrice, parameters, plansForm } from '../support/sale/plans.ts';

const options = ['10', '20'].map((value) => ({ value: Number(value), isDisabled: false }));
const offer = cardOffer({
  variant: 'COVER_ME',
  deductibles: options,
  coverageAmounts: options,
  tripDays: options,
  sumInsuredAfterNeeded: true,
  tripCost: true,
});
const body = toQuoteBody({ travellers: travellersForm(), trip: tripForm(), facts: flowFacts() });

const nothing = () => undefined;

/** A card whose premium was calculated for its values. */
function calculated() {
  const priceQuote = fromPromise<QuoteAnswer, QuoteBody>(() => new Promise(() => undefined));
  const stored = {
    deductible: '10',
    coverageAmount: '10',
    daysPerTrip: '10',
    sumInsuredAfter: '10',
    tripCost: '10',
  };
  const input = { offer, price: cardPrice(), stored, benefits: [], isSelected: false };
  const question = questionFor(body, ['pax-1']);
  return createActor(
    productCardMachine.provide({
      actors: { priceQuote },
      actions: { tellCalculating: nothing, tellPriceLost: nothing },
    }),
    {
      input: { ...input, question },
    },
  ).start();
}

test.each(['deductible', 'coverageAmount', 'daysPerTrip', 'sumInsuredAfter', 'tripCost'] as const)(
  '[PS-050] [PS-051] [PS-057] another %s lets the premium of a calculated card be calculated once more, and once only',
  (field) => {
    const card = calculated();
    const mayCalculate = () => card.getSnapshot().can({ type: 'person.calculatePremium' });
    expect(mayCalculate()).toBe(false);
    card.send({ type: 'person.changeParameter', field, text: '20' });
    expect(mayCalculate()).toBe(true);
    card.send({ type: 'person.calculatePremium' });
    expect(mayCalculate()).toBe(false);
  },
);

test('[QR-024] of two requests the answer to the newest is shown, however late the older one answers', async () => {
  const answers: ((answer: QuoteAnswer) => void)[] = [];
  const priceQuote = fromPromise<QuoteAnswer, QuoteBody>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const deductibles = [0, 500, 1000].map((value) => ({ value, isDisabled: false }));
  const card = createActor(
    productCardMachine.provide({
      actors: { priceQuote },
      actions: { tellCalculating: nothing, tellPriceLost: nothing, tellPrice: nothing },
    }),
    {
      input: {
        offer: cardOffer({ deductibles }),
        price: cardPrice(),
        stored: parameters({ deductible: '0' }),
        benefits: [],
        isSelected: false,
        question: questionFor(body, ['pax-1']),
      },
    },
  ).start();
  for (const text of ['500', '1000']) {
    card.send({ type: 'person.changeParameter', field: 'deductible', text });
  }
  const priced = (deductible: number, premiumTotal: number): QuoteAnswer => {
    const plans = [pricedPlan({ tripPreference: { deductible }, premiumTotal })];
    return { paxes: [{ referenceNumber: 'pax-1', plans, errors: [] }] };
  };
  const shown = () => card.getSnapshot().context.price?.premiumTotalCents;
  expect(answers).toHaveLength(2);
  answers[1]?.(priced(1000, 70));
  await expect.poll(shown).toBe(7_000);
  answers[0]?.(priced(500, 80));
  await new Promise(setImmediate);
  expect(shown()).toBe(7_000);
});

test('[PS-057] another parameter does not help a card that a limit bars', () => {
  const card = calculated();
  card.send({ type: 'person.changeParameter', field: 'daysPerTrip', text: '' });
  card.send({ type: 'person.changeParameter', field: 'deductible', text: '20' });
  expect(card.getSnapshot().can({ type: 'person.calculatePremium' })).toBe(false);
});

test('[PS-031] a card has what its plan says, what can be chosen, its questionnaire, its price and whether it is selected', () => {
  const { offer: offered, isSelected, price } = calculated().getSnapshot().context;
  expect(offered).toMatchObject({
    paxId: 'pax-1',
    code: 'SEMH',
    variant: 'COVER_ME',
    isAddOn: false,
    deductibles: options,
    tripDays: options,
    sumInsuredAfterNeeded: true,
    tripCost: true,
    isMqRequired: false,
    isMqTaken: false,
    isMqEligible: false,
  });
  expect(isSelected).toBe(false);
  expect(price).toMatchObject({ premiumCents: 10_000, premiumTotalCents: 9500 });
  const plan = catalogue.plans.find(({ code }) => code === offered.code);
  expect(plan?.content.en).toMatchObject({
    name: 'Emergency medical',
    summary: 'Hospital and physician care.',
    details: ['Hospital', 'Ambulance'],
    eligibility: 'You are a resident of Canada.',
    exclusion: 'Unstable conditions.',
    pdfLink: { policyPdfLink: { href: '/policy.pdf', text: 'Policy' } },
  });
  const taken = takePlan(plansForm([]), catalogue, {
    paxId: 'pax-1',
    code: 'SEMH',
    params: parameters(),
    price: cardPrice({ optionalBenefits: [{ code: 'BAGGAGE', premium: 12.5, selected: true }] }),
  });
  expect(optBenAmountBreakdown(taken.chosen, (cents) => `${cents} cents`)).toEqual([
    { referenceNumber: 'pax-1', premiumTotalLabel: '1250 cents' },
  ]);
});
