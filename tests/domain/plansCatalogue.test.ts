import { describe, expect, test } from 'vitest';
import { benefitCanBeAdded } from '#domain/catalogue/plans.ts';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import type { RecommendedBenefit } from '#domain/calls/shapes/quoteAnswer.ts';
import { cardVariant, hasNoUsablePlan, namesOfExtras, offersOf } from '#domain/plans/offers.ts';
import { organizationKind } from '#domain/organizations.ts';
import { type CataloguePlan, catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import { exclusionsOfAny, exclusionsShown, type PlanExclusion } from '#domain/plans/exclusions.ts';
import {
  contentIsInError,
  mandatoryBenefitIsInError,
  planIsInError,
  planIsOffered,
  tripCostConfigIsInvalid,
} from '#domain/plans/planErrors.ts';
import { cardPriceOf } from '#domain/plans/price.ts';
import {
  catalogue,
  cataloguePlan,
  planContent,
  pricedPlan,
  recommendation,
  recommendedPlan,
} from '../support/sale/catalogue.ts';
import { exclusionOf } from '../support/quote/exclusion.ts';

describe('plans in error', () => {
  test.each(['code', 'name', 'lang'] as const)('[PS-014] content without %s is in error', (field) => {
    expect(contentIsInError({ ...planContent(), [field]: '' })).toBe(true);
    expect(contentIsInError({ ...planContent(), [field]: undefined })).toBe(true);
  });

  test('[PS-014] content with all three is not, whatever else is missing', () => {
    expect(contentIsInError({ code: 'SEMH', name: 'Medical', lang: 'EN' })).toBe(false);
  });

  test.each([
    'code',
    'isMQNeeded',
    'planClass',
    'purchasable',
    'status',
    'travellerType',
    'tripCostConfig',
    'tripType',
  ] as const)('[PS-027] a plan with an empty %s is in error', (field) => {
    for (const empty of [null, undefined, ''])
      expect(planIsInError({ ...recommendedPlan(), [field]: empty })).toBe(true);
  });

  test('[PS-027] false flags count as present, and benefits and planType are not checked', () => {
    expect(
      planIsInError({ ...recommendedPlan({ purchasable: false }), benefits: null, planType: null }),
    ).toBe(false);
  });

  test('[PS-028] a trip-cost configuration is wrong when empty, or eligible without a maximum above 0', () => {
    expect(tripCostConfigIsInvalid(null)).toBe(true);
    expect(tripCostConfigIsInvalid({})).toBe(true);
    expect(tripCostConfigIsInvalid({ eligible: true, required: false, maxValue: 0 })).toBe(true);
    expect(tripCostConfigIsInvalid({ eligible: true, required: false, maxValue: null })).toBe(true);
    expect(tripCostConfigIsInvalid({ eligible: true, required: false, maxValue: 1 })).toBe(false);
    for (const maxValue of [null, 0, -1])
      expect(tripCostConfigIsInvalid({ eligible: false, required: false, maxValue })).toBe(false);
  });

  const benefit: RecommendedBenefit = {
    code: 'MEDICAL',
    planCode: 'SEMH',
    benefitType: 'MANDATORY',
    content: { name: 'Medical', summary: '' },
    eligibilityOpts: [],
    rules: [],
  };

  test.each(['benefitType', 'code', 'planCode'] as const)(
    '[PS-029] a mandatory benefit with an empty %s is in error and takes its plan with it',
    (field) => {
      const broken = { ...benefit, [field]: '' } as RecommendedBenefit;
      expect(mandatoryBenefitIsInError(broken)).toBe(true);
      expect(planIsOffered(recommendedPlan({ benefits: [broken] }))).toBe(false);
      expect(planIsOffered(recommendedPlan({ benefits: [benefit] }))).toBe(true);
    },
  );

  test('[PS-028] [PS-030] plans in error, those with a wrong trip-cost configuration and plans that cannot be bought are no cards', () => {
    const plans = [
      recommendedPlan(),
      recommendedPlan({ code: 'SAIH', purchasable: false }),
      recommendedPlan({ code: 'SAIH', status: '' }),
      recommendedPlan({ code: 'SAIH', tripCostConfig: { eligible: true, required: false, maxValue: 0 } }),
    ];
    const answer = { paxes: [{ referenceNumber: 'pax-1', plans, errors: [] }] };
    const cards = offersOf({ paxId: 'pax-1', age: 40 }, answer, catalogue, facts);
    expect(cards.map(({ code }) => code)).toEqual(['SEMH']);
  });

  test('[PS-014] [PS-030] a plan whose content is in error in one language is left out of the catalogue', () => {
    const plan = (name: string) => ({ ...cataloguePlan(), content: planContent({ name }) });
    const configuration = (name: string) => ({
      organizationCode: 'TC',
      effectiveDate: '2026-11-20',
      plans: [plan(name)],
    });
    expect(catalogueOf({ en: configuration('Medical'), fr: configuration('Médical') }).plans).toHaveLength(1);
    expect(catalogueOf({ en: configuration('Medical'), fr: configuration('') }).plans).toHaveLength(0);
  });

  test('[QR-010] a traveller without a plan that is right has no recommendation', () => {
    const broken = recommendedPlan({ errors: [{ code: 'ageOutside', error: 'No.' }] });
    const answer = { paxes: [{ referenceNumber: 'pax-1', plans: [broken, broken], errors: [] }] };
    expect(hasNoUsablePlan(answer, 'pax-1')).toBe(true);
    expect(hasNoUsablePlan(recommendation('pax-1'), 'pax-1')).toBe(false);
    expect(hasNoUsablePlan(recommendation('pax-1'), 'pax-2')).toBe(true);
  });
});

const facts = {
  organizationKind: 'partner',
  organizationCategory: 'AGENCY',
  flowTravellerType: 'TRAVELLING_CANADIANS',
  superVisa: false,
  startDate: '2026-12-01',
  applicationDate: '2026-11-20',
} as const;

const withDays = (plan: CataloguePlan, tripDurations: number[]): CataloguePlan => ({
  ...plan,
  config: { ...plan.config, tripDurations },
});

describe('what a card offers', () => {
  const offer = (
    change: Partial<Parameters<typeof offersOf>[3]>,
    plan = cataloguePlan(),
    recommended = recommendedPlan(),
    age = 40,
  ) =>
    offersOf(
      { paxId: 'pax-1', age },
      { paxes: [{ referenceNumber: 'pax-1', plans: [recommended], errors: [] }] },
      { plans: [plan] },
      { ...facts, ...change },
    )[0];

  test('[PS-032] deductibles and trip days are lists of options, sum insured after and trip cost are flags, the premium is a number', () => {
    const option = (value: number, isDisabled = false) => ({ label: `${value}`, value, isDisabled });
    const content = { deductibles: [option(0), option(500, true)], tripDays: [option(4), option(10)] };
    const medical = offer({}, withDays(cataloguePlan({}, content), [4, 10]));
    expect(medical?.deductibles).toEqual(content.deductibles);
    expect(medical?.tripDays).toEqual(content.tripDays);
    expect(medical).toMatchObject({ sumInsuredAfterNeeded: false });
    const coverMe = { organizationKind: 'coverMe' } as const;
    const costs = (eligible: boolean) =>
      recommendedPlan({
        tripCostConfig: { eligible, required: eligible, maxValue: eligible ? 5_000 : null },
      });
    const asking = cataloguePlan({}, { deductibles: [], sumInsuredAfterNeeded: true });
    expect(offer(coverMe, asking, costs(true))).toMatchObject({
      deductibles: [],
      sumInsuredAfterNeeded: true,
      tripCost: true,
    });
    expect(offer(coverMe, asking, costs(false))).toMatchObject({ tripCost: false });
    expect(cardPriceOf(pricedPlan({ premium: 123.45 }))?.premiumCents).toBe(12_345);
  });

  test('[PS-034] [PS-035] cards of the cover-me organization are COVER_ME, all others DEFAULT', () => {
    const variantOf = (code: string) => cardVariant(organizationKind(code));
    expect(['CM', 'ME', 'TC', 'BOREAL', 'CMX'].map(variantOf)).toEqual([
      'COVER_ME',
      'DEFAULT',
      'DEFAULT',
      'DEFAULT',
      'DEFAULT',
    ]);
  });

  const amounts = {
    default: [{ label: '100', value: 100, isDisabled: false }],
    superVisaNo: [{ label: '25', value: 25, isDisabled: false }],
  };

  test('[PS-071] [PS-072] only a visitor without super visa is offered the superVisaNo list', () => {
    const offered = (flowTravellerType: FlowTravellerType, superVisa: boolean) =>
      offer(
        { organizationKind: 'coverMe', flowTravellerType, superVisa },
        cataloguePlan({}, { coverageAmounts: amounts }),
      )?.coverageAmounts[0]?.value;
    expect(offered('VISITOR_TO_CANADA', false)).toBe(25);
    expect(offered('VISITOR_TO_CANADA', true)).toBe(100);
    expect(offered('TRAVELLING_CANADIANS', false)).toBe(100);
  });

  test('[QR-028] the card asks for trip cost and coverage amount only where the organization sends them', () => {
    const plan = cataloguePlan({}, { coverageAmounts: amounts });
    const recommended = recommendedPlan({
      tripCostConfig: { eligible: true, required: true, maxValue: 30_000 },
    });
    expect(offer({}, plan, recommended)).toMatchObject({ tripCost: false, coverageAmounts: [] });
    expect(offer({ organizationKind: 'employee' }, plan, recommended)).toMatchObject({
      tripCost: true,
      tripCostRequired: true,
      maximumTripCost: 30_000,
      coverageAmounts: amounts.default,
    });
    expect(
      offer({ organizationKind: 'coverMe', organizationCategory: 'SPONSOR' }, plan, recommended)?.tripCost,
    ).toBe(false);
  });

  test('[PS-008] the days on offer are those configured for the age of the traveller', () => {
    const days = [4, 15, 30].map((value) => ({ label: String(value), value, isDisabled: false }));
    const plan = withDays(cataloguePlan({}, { tripDays: days }), [4, 15, 30]);
    expect(offer({}, plan, recommendedPlan(), 40)?.maximumDays).toBe(60);
    expect(offer({}, plan, recommendedPlan(), 40)?.tripDays.map(({ value }) => value)).toEqual([4, 15, 30]);
    expect(offer({}, plan, recommendedPlan(), 70)?.tripDays.map(({ value }) => value)).toEqual([4, 15]);
  });

  test('[MQ-011] the card needs the medical questionnaire where the recommendation says that the plan does', () => {
    const required = (isMQNeeded: boolean) =>
      offer({}, cataloguePlan(), recommendedPlan({ isMQNeeded }))?.isMqRequired;
    expect([required(true), required(false)]).toEqual([true, false]);
  });

  test('a top-up plan has its days typed', () => {
    const plan = cataloguePlan();
    expect(offer({}, { ...plan, config: { ...plan.config, minimumTopUpDays: 3 } })).toMatchObject({
      tripDaysAreTyped: true,
      minimumTopUpDays: 3,
      maximumDays: 60,
    });
  });

  test('benefits and add-ons are named in both languages', () => {
    const names = namesOfExtras(catalogue.plans[0] as (typeof catalogue.plans)[number], catalogue);
    expect(names.get('BAGGAGE')).toEqual({ en: 'Baggage', fr: 'Bagages' });
    expect(names.get('SAIPPP')).toEqual({ en: 'Cancel for any reason', fr: 'Cancel for any reason' });
  });
});

describe('exclusions', () => {
  const shows = (
    changes: Partial<PlanExclusion>,
    about: Partial<Parameters<typeof exclusionsShown>[1]> = {},
  ) =>
    exclusionsShown([exclusionOf(changes)], { age: 60, coverage: 1000, rateCategory: 'A', ...about })
      .length === 1;

  test('[PS-016] age, coverage and rate category must all fit; both ends belong to a range', () => {
    expect([59, 60, 70, 71].map((age) => shows({ minAge: 60, maxAge: 70 }, { age }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(
      [999, 1000, 2000, 2001].map((coverage) =>
        shows({ minCoverage: 1000, maxCoverage: 2000 }, { coverage }),
      ),
    ).toEqual([false, true, true, false]);
    expect(shows({ rateCategory: 'B' })).toBe(false);
    expect(shows({ rateCategory: 'A' })).toBe(true);
    expect(shows({ rateCategory: 'A' }, { rateCategory: null })).toBe(false);
    expect(shows({ rateCategory: 'A', minAge: 61 })).toBe(false);
    expect(shows({ rateCategory: 'A', maxCoverage: 999 })).toBe(false);
  });

  test('of several travellers those show that concern one of them at least, each once', () => {
    const all = [exclusionOf({ minAge: 60 }), exclusionOf({ maxAge: 17 }), exclusionOf({})];
    const aged = (age: number) => ({ age, coverage: null, rateCategory: null });
    expect(exclusionsOfAny(all, [aged(40), aged(62)])).toEqual([all[0], all[2]]);
    expect(exclusionsOfAny(all, [aged(12), aged(62), aged(70)])).toEqual(all);
    expect(exclusionsOfAny(all, [])).toEqual([]);
  });

  test('[PS-016] an empty bound does not limit', () => {
    expect(shows({})).toBe(true);
    expect(shows({ maxAge: 70 }, { age: 0 })).toBe(true);
    expect(shows({ minCoverage: 1 }, { coverage: null })).toBe(false);
  });
});

test('[PS-021] a benefit whose code ends in _BO is never added, even where the catalogue states that it is optional', () => {
  expect(benefitCanBeAdded({ code: 'BAGG_BO', benefitType: 'OPTIONAL' })).toBe(false);
  expect(benefitCanBeAdded({ code: 'BAGG_BO', benefitType: 'RIDER' })).toBe(false);
  expect(benefitCanBeAdded({ code: 'BAGG_BOX', benefitType: 'RIDER' })).toBe(true);
  expect(benefitCanBeAdded({ code: 'BAGG', benefitType: 'OPTIONAL' })).toBe(true);
  expect(benefitCanBeAdded({ code: 'BAGG', benefitType: 'MANDATORY' })).toBe(false);
});
