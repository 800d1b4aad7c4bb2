import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import { questionFor } from '#domain/plans/cardQuestion.ts';
import { offersOf, withQuestionnaire } from '#domain/plans/offers.ts';
import { optBenAmountBreakdown } from '#domain/plans/optionalBenefits.ts';
import { takePlan } from '#domain/plans/selection.ts';
import { unansweredQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import {
  catalogue,
  cataloguePlan,
  planContent,
  pricedPlan,
  recommendedPlan,
} from '../support/sale/catalogue.ts';
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
function calculated(card = offer) {
  const priceQuote = fromPromise<QuoteAnswer, QuoteBody>(() => new Promise(() => undefined));
  const stored = {
    deductible: '10',
    coverageAmount: '10',
    daysPerTrip: '10',
    sumInsuredAfter: '10',
    tripCost: '10',
  };
  const input = { offer: card, price: cardPrice(), stored, benefits: [], isSelected: false };
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

test.each([
  ['[PS-059]', 'tripCost'],
  ['[PS-060]', 'sumInsuredAfter'],
] as const)('%s a card holds at most five digits of %s', (_, field) => {
  const card = calculated();
  const held = (text: string) => {
    card.send({ type: 'person.changeParameter', field, text });
    return card.getSnapshot().context.params[field];
  };
  expect(['9', '99999', '999991', '12345'].map(held)).toEqual(['9', '99999', '99999', '12345']);
});

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

/** The plan of a recommendation as a configuration describes it, laid out for one who completed the questionnaire. */
function laidOut() {
  const labelled = (...values: number[]) =>
    values.map((value) => ({ label: `${value}`, value, isDisabled: value === 20 }));
  const plan = cataloguePlan();
  const configuration = (lang: 'EN' | 'FR') => ({
    organizationCode: 'CM',
    effectiveDate: '2026-11-20',
    plans: [
      {
        ...plan,
        config: { ...plan.config, tripDurations: [10, 20] },
        content: planContent({
          lang,
          deductibles: labelled(0, 20),
          tripDays: labelled(10, 20, 30),
          sumInsuredAfterNeeded: true,
        }),
      },
    ],
  });
  const configured = catalogueOf({ en: configuration('EN'), fr: configuration('FR') });
  const tripCostConfig = { eligible: true, required: false, maxValue: 5000 };
  const plans = [recommendedPlan({ isMQNeeded: true, tripCostConfig })];
  const [laid] = offersOf(
    { paxId: 'pax-2', age: 40 },
    { paxes: [{ referenceNumber: 'pax-2', plans, errors: [] }] },
    configured,
    {
      organizationKind: 'coverMe',
      organizationCategory: 'AFFILIATION',
      flowTravellerType: 'TRAVELLING_CANADIANS',
      superVisa: false,
      startDate: '2026-12-01',
      applicationDate: '2026-11-20',
    },
  );
  const answered = { ...unansweredQuestionnaire('pax-2', 'OCM'), completed: true, mqEligible: true };
  return { configured, laid: withQuestionnaire(laid!, answered) };
}

test('[PS-031] a card has what its plan says, what can be chosen, its questionnaire, its price and whether it is selected', () => {
  const { configured, laid } = laidOut();
  const { offer: offered, isSelected, price } = calculated(laid).getSnapshot().context;
  expect(offered).toMatchObject({
    paxId: 'pax-2',
    code: 'SEMH',
    variant: 'COVER_ME',
    isAddOn: false,
    deductibles: [
      { value: 0, isDisabled: false },
      { value: 20, isDisabled: true },
    ],
    tripDays: [
      { value: 10, isDisabled: false },
      { value: 20, isDisabled: true },
    ],
    sumInsuredAfterNeeded: true,
    tripCost: true,
    isMqRequired: true,
    isMqTaken: true,
    isMqEligible: true,
  });
  expect(isSelected).toBe(false);
  expect(price).toMatchObject({ premiumCents: 10_000, premiumTotalCents: 9500 });
  const plan = configured.plans.find(({ code }) => code === offered.code);
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
