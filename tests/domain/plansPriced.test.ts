import { describe, expect, test } from 'vitest';
import { answeredPrice, answeredProblem, questionFor } from '#domain/plans/cardQuestion.ts';
import { cardId } from '#domain/plans/cardId.ts';
import { catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import { exclusionsShown, type PlanExclusion } from '#domain/plans/exclusions.ts';
import {
  addOnsOf,
  cardOfferOf,
  cardVariant,
  hasNoUsablePlan,
  type OfferFacts,
  offersOf,
} from '#domain/plans/offers.ts';
import { maximumDaysAt } from '#domain/productRules/parameterRules.ts';
import { planIsOffered, tripCostConfigIsInvalid } from '#domain/plans/planErrors.ts';
import { cardPriceOf, chosenPlanOf, parametersOfPrice, planShareCents } from '#domain/plans/price.ts';
import { repricePlan, takePlan } from '#domain/plans/selection.ts';
import { quoteBodyOf, travellerOf } from '../support/quote/bodies.ts';
import {
  catalogue,
  cataloguePlan,
  planContent,
  pricedPlan,
  quoteAnswer,
  recommendation,
  recommendedPlan,
  refusedPlanAnswer,
  tooLong,
} from '../support/sale/catalogue.ts';
import { cardPrice, parameters, plansForm } from '../support/sale/plans.ts';

describe('a price of a plan', () => {
  test('of a family is told beside what plans for each of them alone would cost', () => {
    expect(cardPriceOf(pricedPlan({ singlesTotal: 230.5 }))?.singlesTotalCents).toBe(23_050);
  });

  test('is read in cents, with every benefit on offer', () => {
    expect(cardPriceOf(pricedPlan())).toEqual({
      preference: { deductibleCents: 0 },
      premiumCents: 10_000,
      adjustments: [{ breakdownType: 'COMPANION', amountCents: -500 }],
      optionalBenefits: [
        { code: 'BAGGAGE', premiumCents: 1_250, selected: false },
        { code: 'SAIPPP', premiumCents: 3_000, selected: false },
      ],
      premiumTotalCents: 9_500,
      singlesTotalCents: null,
      rateVersion: '2026',
    });
  });

  test('is none where the plan is missing or in error', () => {
    expect(cardPriceOf(undefined)).toBeNull();
    expect(cardPriceOf(pricedPlan({ errors: [{ code: 'ageOutside', error: 'No.' }] }))).toBeNull();
    expect(cardPriceOf(pricedPlan({ errors: [] }))).not.toBeNull();
  });

  test('is that of one traveller and one plan in an answer', () => {
    const answer = quoteAnswer('pax-1', 'pax-2');
    answer.paxes[1]?.plans.splice(0, 1, pricedPlan({ premiumTotal: 80 }));
    expect(answeredPrice(answer, { paxId: 'pax-2', code: 'SEMH' })?.premiumTotalCents).toBe(8_000);
    expect(answeredPrice(answer, { paxId: 'pax-1', code: 'SAIH' })?.premiumTotalCents).toBe(20_000);
    expect(answeredPrice(answer, { paxId: 'pax-9', code: 'SEMH' })).toBeNull();
  });

  test('is missing because of the plan, of the traveller, or for want of a rate', () => {
    const own = pricedPlan({ errors: [{ code: 'plan.tripTooLong', error: 'No.' }] });
    const other = pricedPlan({ code: 'SAIH', errors: [{ code: 'plan.ageOutside', error: 'No.' }] });
    const errors = [{ code: 'traveller.ageTooHigh', error: 'No.' }];
    const problem = (plans: (typeof own)[], of: typeof errors) =>
      answeredProblem(
        { paxes: [{ referenceNumber: 'pax-1', plans, errors: of }] },
        { paxId: 'pax-1', code: 'SEMH' },
      ).problem;
    expect(problem([other, own], errors)).toBe('plan.tripTooLong');
    expect(problem([other], errors)).toBe('traveller.ageTooHigh');
    expect(problem([pricedPlan({ errors: [] })], [])).toBe('plan.notRated');
    expect(problem([pricedPlan()], [])).toBe('plan.notRated');
    expect(answeredProblem({ paxes: [] }, { paxId: 'pax-1', code: 'SEMH' }).problem).toBe('plan.notRated');
  });

  test('is missing by a rule of the plan, which comes with its values and what would pass', () => {
    expect(answeredProblem(refusedPlanAnswer('pax-1', tooLong), { paxId: 'pax-1', code: 'SEMH' })).toEqual({
      problem: 'plan.tripTooLong',
      refusal: tooLong,
    });
  });

  test('fills what the card left open, and leaves what it does not speak of', () => {
    const price = cardPrice({
      tripPreference: { deductible: 500, coverageAmount: 25_000, daysPerTrip: 15, tripCost: 1_200 },
    });
    const earlier = parameters({
      deductible: '0',
      coverageAmount: '1',
      daysPerTrip: '8',
      sumInsuredAfter: '900',
    });
    expect(parametersOfPrice(price, earlier)).toEqual({
      deductible: '500',
      coverageAmount: '25000',
      daysPerTrip: '15',
      sumInsuredAfter: '900',
      tripCost: '1200',
    });
    expect(parametersOfPrice(price, parameters({ tripCost: '700' })).tripCost).toBe('700');
    const silent = cardPrice({ tripPreference: {} });
    const typed = parameters({ deductible: '0', coverageAmount: '1', daysPerTrip: '8' });
    expect(parametersOfPrice(silent, typed)).toEqual(typed);
    expect(parametersOfPrice(silent, parameters())).toEqual(parameters());
  });

  test('of the plan itself is without the benefits that were chosen', () => {
    const optionalBenefits = [
      { code: 'BAGGAGE', premium: 12.5, selected: true },
      { code: 'SAIPPP', premium: 30, selected: false },
    ];
    expect(planShareCents(cardPrice({ optionalBenefits, premiumTotal: 107.5 }))).toBe(9_500);
  });
});

describe('what is kept of a plan that is taken', () => {
  test('are its names, its documents, its chosen benefits by name and its text of eligibility', () => {
    const optionalBenefits = [
      { code: 'BAGGAGE', premium: 12.5, selected: true },
      { code: 'SAIPPP', premium: 30, selected: true },
      { code: 'GONE', premium: 1, selected: true },
      { code: 'LEFT', premium: 1, selected: false },
    ];
    const chosen = chosenPlanOf('pax-1', cataloguePlan(), catalogue, cardPrice({ optionalBenefits }));
    expect(chosen).toMatchObject({
      paxId: 'pax-1',
      code: 'SEMH',
      name: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
      optionalBenefits: [
        { code: 'BAGGAGE', name: { en: 'Baggage', fr: 'Bagages' }, premiumCents: 1_250 },
        {
          code: 'SAIPPP',
          name: { en: 'Cancel for any reason', fr: 'Cancel for any reason' },
          premiumCents: 3_000,
        },
        { code: 'GONE', name: { en: 'GONE', fr: 'GONE' }, premiumCents: 100 },
      ],
      eligibilityText: { en: 'You are a resident of Canada.', fr: 'You are a resident of Canada.' },
      documents: { en: { product: { href: '/product.pdf' }, policy: { href: '/policy.pdf' } } },
    });
  });

  test('is no text of eligibility that stands in one language alone', () => {
    const content = { en: planContent(), fr: planContent({ eligibility: null }) };
    const plan = cataloguePlan({ content });
    expect(chosenPlanOf('pax-1', plan, catalogue, cardPrice()).eligibilityText).toBeNull();
    const other = cataloguePlan({ content: { en: content.fr, fr: content.en } });
    expect(chosenPlanOf('pax-1', other, catalogue, cardPrice()).eligibilityText).toBeNull();
  });

  test('follows a new price, for the traveller who holds it alone, and goes with a price of nothing', () => {
    const two = plansForm(['pax-1', 'pax-2']);
    const card = { paxId: 'pax-2', code: 'SEMH', params: parameters() };
    const dearer = repricePlan(two, catalogue, { ...card, price: cardPrice({ premiumTotal: 120 }) });
    expect(dearer.chosen.map(({ paxId, premiumTotalCents }) => [paxId, premiumTotalCents])).toEqual([
      ['pax-1', 9_500],
      ['pax-2', 12_000],
    ]);
    expect(dearer.plans.products.map(({ paxId, totalCents }) => [paxId, totalCents])).toEqual([
      ['pax-1', 9_500],
      ['pax-2', 12_000],
    ]);
    const free = repricePlan(two, catalogue, { ...card, price: cardPrice({ premiumTotal: 0 }) });
    expect(free.chosen.map(({ paxId }) => paxId)).toEqual(['pax-1']);
    expect(repricePlan(two, catalogue, { ...card, code: 'SAIH', price: cardPrice() })).toBe(two);
    expect(repricePlan(two, catalogue, { ...card, paxId: 'pax-9', price: cardPrice() })).toBe(two);
  });

  test('is nothing of a plan that the catalogue does not have', () => {
    const form = plansForm([]);
    const taken = takePlan(
      form,
      { plans: [] },
      { paxId: 'pax-1', code: 'SEMH', price: cardPrice(), params: parameters() },
    );
    expect(taken.chosen).toEqual([]);
  });
});

describe('the card of a plan', () => {
  const facts: OfferFacts = {
    organizationKind: 'partner',
    organizationCategory: 'AGENCY',
    channel: 'b2b',
    flowTravellerType: 'TRAVELLING_CANADIANS',
    superVisa: false,
    startDate: '2026-12-01',
    applicationDate: '2026-11-20',
  } as OfferFacts;
  const traveller = { paxId: 'pax-1', age: 60 };
  const offer = (
    recommended: Parameters<typeof recommendedPlan>[0] = {},
    plan = cataloguePlan(),
    changed: Partial<OfferFacts> = {},
  ) => cardOfferOf(traveller, recommendedPlan(recommended), plan, { ...facts, ...changed });

  test('is that of our own brand, or the ordinary one', () => {
    expect([cardVariant('coverMe'), cardVariant('partner')]).toEqual(['COVER_ME', 'DEFAULT']);
    expect(cardId('pax-1', 'SEMH')).toBe('productCard.pax-1.SEMH');
  });

  test('has a text of eligibility in one of the languages', () => {
    const withTexts = (en: string | null, fr: string | null) =>
      offer(
        {},
        cataloguePlan({
          content: { en: planContent({ eligibility: en }), fr: planContent({ eligibility: fr }) },
        }),
      ).hasEligibilityText;
    expect([withTexts('a', 'b'), withTexts('a', null), withTexts(null, 'b'), withTexts(null, null)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('asks for the questionnaire that the recommendation asks for', () => {
    expect(offer({ isMQNeeded: true }).isMqRequired).toBe(true);
    expect(offer({ isMQNeeded: false }).isMqRequired).toBe(false);
    expect(offer()).toMatchObject({ isMqTaken: false, isMqEligible: false });
  });

  test('offers days up to the longest trip of the age', () => {
    const days = [8, 15, 35].map((value) => ({ label: String(value), value, isDisabled: false }));
    const listed = cataloguePlan({}, { tripDays: days });
    const plan = { ...listed, config: { ...listed.config, tripDurations: [8, 15, 35] } };
    expect(offer({}, plan).tripDays.map(({ value }) => value)).toEqual([8, 15]);
    const notSold = { ...plan, config: { ...plan.config, tripDurationByAge: [] } };
    expect(offer({}, notSold).tripDays).toEqual([]);
    const topUp = { ...plan, config: { ...plan.config, minimumTopUpDays: 4 } };
    expect(offer({}, topUp)).toMatchObject({ tripDays: [], tripDaysAreTyped: true });
  });

  test('of a plan is laid out for whom it was recommended to, unless it is an add-on, in error or unknown', () => {
    const answer = recommendation('pax-1', 'pax-2');
    const codes = (paxId: string) =>
      offersOf({ paxId, age: 40 }, answer, catalogue, facts).map(({ code }) => code);
    expect(codes('pax-1')).toEqual(['SEMH', 'SAIH']);
    expect(codes('pax-9')).toEqual([]);
    answer.paxes[1]?.plans.splice(
      0,
      2,
      recommendedPlan({ errors: [{ code: 'plan.ageOutside', error: 'No.' }] }),
      recommendedPlan({ code: 'SAIPPP' }),
      recommendedPlan({ code: 'UNKNOWN' }),
      recommendedPlan({ code: 'SAIH', purchasable: false }),
    );
    expect(codes('pax-2')).toEqual([]);
    expect(hasNoUsablePlan(answer, 'pax-1')).toBe(false);
    expect(hasNoUsablePlan(answer, 'pax-9')).toBe(true);
  });

  test('is missing where every plan is in error, and where the traveller is', () => {
    const failing = recommendedPlan({ errors: [{ code: 'plan.ageOutside', error: 'No.' }] });
    const answer = (
      plans: ReturnType<typeof recommendedPlan>[],
      errors: { code: string; error: string }[] = [],
    ) => ({
      paxes: [{ referenceNumber: 'pax-1', plans, errors }],
    });
    expect(hasNoUsablePlan(answer([failing, recommendedPlan()]), 'pax-1')).toBe(false);
    expect(hasNoUsablePlan(answer([failing, failing]), 'pax-1')).toBe(true);
    expect(hasNoUsablePlan(answer([recommendedPlan()], [{ code: 'x', error: 'No.' }]), 'pax-1')).toBe(true);
    expect(hasNoUsablePlan(answer([]), 'pax-1')).toBe(true);
  });

  test('has the add-ons that are added to its plan', () => {
    expect(addOnsOf({ code: 'SEMH' }, catalogue).map(({ code }) => code)).toEqual(['SAIPPP']);
    expect(addOnsOf({ code: 'SAIH' }, catalogue)).toEqual([]);
    const noAddOn = { plans: [cataloguePlan({ code: 'OTHER', addedTo: ['SEMH'] })] };
    expect(addOnsOf({ code: 'SEMH' }, noAddOn)).toEqual([]);
  });
});

describe('the catalogue', () => {
  test('joins two languages, without plans that one of them lacks or has in error', () => {
    const plan = (code: string, changes: object = {}) => {
      const { content, ...others } = cataloguePlan({ code });
      return { ...others, content: { ...content.en, ...changes } };
    };
    const en = { plans: [plan('A'), plan('B'), plan('C', { name: '' }), plan('D')] };
    const fr = { plans: [plan('A', { name: 'Un' }), plan('C'), plan('D', { code: '' })] };
    const joined = catalogueOf({ en, fr } as unknown as Parameters<typeof catalogueOf>[0]);
    expect(joined.plans.map(({ code, content }) => [code, content.en.name, content.fr.name])).toEqual([
      ['A', 'Emergency medical', 'Un'],
    ]);
  });

  test('knows the longest trip of an age, both ends of a range included', () => {
    const { config } = cataloguePlan();
    const ages = [0, 59, 60, 84, 85].map((age) => maximumDaysAt(config, age));
    expect(ages).toEqual([60, 60, 15, 15, 0]);
  });

  test('has exclusions by age, coverage and category of rates', () => {
    const exclusion = (changes: Partial<PlanExclusion>): PlanExclusion => ({
      exclusionDescription: '',
      exclusionType: '',
      minAge: null,
      maxAge: null,
      minCoverage: null,
      maxCoverage: null,
      rateCategory: null,
      ...changes,
    });
    const isShown = (
      changes: Partial<PlanExclusion>,
      coverage: number | null,
      rateCategory: string | null = 'A',
    ) => exclusionsShown([exclusion(changes)], { age: 60, coverage, rateCategory }).length === 1;
    expect(isShown({}, null)).toBe(true);
    expect([isShown({ minAge: 60 }, 1), isShown({ minAge: 61 }, 1)]).toEqual([true, false]);
    expect([isShown({ maxAge: 60 }, 1), isShown({ maxAge: 59 }, 1)]).toEqual([true, false]);
    expect([isShown({ minCoverage: 5 }, 5), isShown({ minCoverage: 5 }, 4)]).toEqual([true, false]);
    expect([isShown({ maxCoverage: 5 }, 5), isShown({ maxCoverage: 5 }, 6)]).toEqual([true, false]);
    expect([isShown({ maxCoverage: 5 }, null), isShown({ minCoverage: 5 }, null)]).toEqual([false, false]);
    expect([isShown({ rateCategory: 'A' }, 1), isShown({ rateCategory: 'B' }, 1)]).toEqual([true, false]);
    expect(isShown({ rateCategory: 'A' }, 1, null)).toBe(false);
  });

  test('checks the mandatory benefits of a recommended plan, and those without a type', () => {
    const broken = (benefitType: string) =>
      recommendedPlan({ benefits: [{ benefitType, code: '', planCode: 'SEMH' }] as never });
    expect(planIsOffered(broken('MANDATORY'))).toBe(false);
    expect(planIsOffered(broken(''))).toBe(false);
    expect(planIsOffered(broken('RIDER'))).toBe(true);
    expect(tripCostConfigIsInvalid(null)).toBe(true);
    expect(tripCostConfigIsInvalid({ eligible: true, required: false, maxValue: 0 })).toBe(true);
    expect(tripCostConfigIsInvalid({ eligible: true, required: false, maxValue: 1 })).toBe(false);
  });

  test('is asked for some travellers alone', () => {
    const body = quoteBodyOf({
      paxes: ['1', '2', '3'].map((referenceNumber) => travellerOf({ referenceNumber })),
    });
    expect(questionFor(body, ['1', '3']).paxes.map(({ referenceNumber }) => referenceNumber)).toEqual([
      '1',
      '3',
    ]);
  });
});
