import { describe, expect, it } from 'vitest';
import type { TravellerFacts } from '#domain/rating/facts.ts';
import {
  coverageAmountsFor,
  needsQuestionnaire,
  tripDurationsAt,
} from '#domain/productRules/parameterRules.ts';
import { type PlanRules, travellerProblem, tripProblem } from '#domain/productRules/planRules.ts';
import { topUpEndDate } from '#domain/productRules/topUp.ts';
import { addDays } from '#domain/calendar.ts';
import { preferenceOf } from '#domain/productRules/ratedPreference.ts';
import { requestedPlanOf } from '#domain/plans/cardPreference.ts';
import { cardOffer } from '../../support/sale/plans.ts';
import { emptyParameters } from '#domain/plans/productCard.ts';
import { ordinaryRules } from '../../support/quote/ordinaryRules.ts';
import { trip } from '../rating/ordinaryTrip.ts';

const traveller: TravellerFacts = { age: 40, tripCost: 1_200, dependentsTripCost: 0, smoker: false };
const rules: PlanRules = {
  ...ordinaryRules,
  code: 'TEST',
  minimumAge: 0,
  maximumAge: 84,
  questionnaireMinimumAge: 60,
  tripDurationByAge: [
    { minAge: 0, maxAge: 59, maximumDays: 212 },
    { minAge: 60, maxAge: 84, maximumDays: 60 },
  ],
  tripDurations: [],
  minimumTopUpDays: null,
  tripCost: null,
  deductibles: [],
  coverageAmounts: { default: [], superVisaNo: [] },
};
const visitor = {
  ...rules,
  travellerType: 'VISITOR_TO_CANADA' as const,
  coverageAmounts: { default: [100_000], superVisaNo: [25_000, 50_000] },
};
const visit = { ...trip, flowTravellerType: 'VISITOR_TO_CANADA' as const };

describe('whom a plan suits', () => {
  it.each([
    ['a traveller within every bound', {}, {}, {}, null],
    ['another kind of traveller', {}, {}, { flowTravellerType: 'STUDENT' }, 'otherTraveller'],
    [
      'another kind of student',
      { travellerType: 'STUDENT', studentTypes: ['INTERNATIONAL'] },
      {},
      { flowTravellerType: 'STUDENT', studentType: 'CANADIAN_INSIDE' },
      'otherTraveller',
    ],
    [
      'its kind of student',
      { travellerType: 'STUDENT', studentTypes: ['INTERNATIONAL'] },
      {},
      { flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' },
      null,
    ],
    ['a multi-trip', {}, {}, { tripType: 'MULTIPLE' }, 'otherTrip'],
    ['a family that it is not sold to', { soldToFamilies: false }, {}, { family: true }, 'notForFamilies'],
    ['the oldest that it takes', {}, { age: 84 }, {}, null],
    ['somebody older', {}, { age: 85 }, {}, 'ageOutside'],
    ['the youngest that it takes', { minimumAge: 40 }, {}, {}, null],
    ['somebody older though trips of that age have a length', { maximumAge: 39 }, {}, {}, 'ageOutside'],
    ['an age at which no trip has a length', { maximumAge: 90 }, { age: 85 }, {}, 'ageOutside'],
    ['a long year of a multi-trip', { tripType: 'MULTIPLE' }, {}, { tripType: 'MULTIPLE', days: 365 }, null],
    ['a family that it is sold to', {}, {}, { family: true }, null],
    [
      'an age between the lengths',
      { tripDurationByAge: [{ minAge: 41, maxAge: 84, maximumDays: 60 }] },
      {},
      {},
      'ageOutside',
    ],
    ['somebody too young', { minimumAge: 41 }, {}, {}, 'ageOutside'],
    ['the longest trip at an age', {}, { age: 60 }, { days: 60 }, null],
    ['a longer trip than its age allows', {}, { age: 60 }, { days: 61 }, 'tripTooLong'],
    ['the dearest trip', { tripCost: { required: true, maximum: 1_200 } }, {}, {}, null],
    ['a dearer trip', { tripCost: { required: true, maximum: 1_199 } }, {}, {}, 'tripCostTooHigh'],
  ] as const)('judges %s', (_, rule, who, which, problem) => {
    const [plan, asked] = [
      { ...rules, ...rule },
      { ...trip, ...which },
    ];
    expect(tripProblem(plan, asked) ?? travellerProblem(plan, { ...traveller, ...who }, asked)).toBe(problem);
  });

  it('asks for the questionnaire from its age on', () => {
    expect(needsQuestionnaire(rules, 59)).toBe(false);
    expect(needsQuestionnaire(rules, 60)).toBe(true);
    expect(needsQuestionnaire({ ...rules, questionnaireMinimumAge: null }, 80)).toBe(false);
  });

  it('[PS-008] offers the trip durations of the traveller’s age', () => {
    const yearly = { ...rules, tripDurations: [8, 15, 30, 60, 90] };
    expect(tripDurationsAt(yearly, 59)).toEqual([8, 15, 30, 60, 90]);
    expect(tripDurationsAt(yearly, 60)).toEqual([8, 15, 30, 60]);
    expect(tripDurationsAt(yearly, 85)).toEqual([]);
  });

  it('[PS-071] [PS-072] offers visitors without super visa their own coverage amounts', () => {
    expect(coverageAmountsFor(visitor.coverageAmounts, visit)).toEqual([25_000, 50_000]);
    expect(coverageAmountsFor(visitor.coverageAmounts, { ...visit, superVisa: true })).toEqual([100_000]);
    expect(coverageAmountsFor(visitor.coverageAmounts, trip)).toEqual([100_000]);
  });
});

describe('the parameters that a plan is priced for', () => {
  it('reach to their bounds and not beyond', () => {
    const dearest = { ...rules, tripCost: { required: true, maximum: 1_200 } };
    expect(preferenceOf(dearest, traveller, trip)).toMatchObject({ tripCost: 1_200 });
    const topUp = { ...rules, minimumTopUpDays: 5 };
    expect(preferenceOf(topUp, traveller, { ...trip, days: 212 })).toMatchObject({ daysPerTrip: 207 });
    expect(preferenceOf(topUp, traveller, { ...trip, days: 213 })).toBe('daysNotOffered');
    const yearly = { ...rules, tripDurations: [8, 15] };
    expect(preferenceOf(yearly, { ...traveller, age: 85 }, trip)).toBe('daysNotOffered');
  });

  it('are the chosen ones', () => {
    const plan = { ...rules, deductibles: [0, 500], tripCost: { required: true, maximum: 5_000 } };
    expect(preferenceOf(plan, traveller, trip, { deductible: 500, tripCost: 900 })).toEqual({
      tripCost: 900,
      coverageAmount: 0,
      deductible: 500,
      daysPerTrip: 0,
      days: 10,
    });
  });

  it('are the first on offer and the traveller’s trip cost where nothing is chosen', () => {
    const plan = { ...visitor, deductibles: [100, 500], tripCost: { required: true, maximum: 5_000 } };
    expect(preferenceOf(plan, traveller, visit)).toEqual({
      tripCost: 1_200,
      coverageAmount: 25_000,
      deductible: 100,
      daysPerTrip: 0,
      days: 10,
    });
  });

  it.each([
    [{ deductibles: [0, 500] }, { deductible: 250 }, 'deductibleNotOffered'],
    [{}, { deductible: 500 }, 'deductibleNotOffered'],
    [
      { coverageAmounts: { default: [50_000], superVisaNo: [] } },
      { coverageAmount: 60_000 },
      'coverageNotOffered',
    ],
    [{ tripCost: { required: true, maximum: 5_000 } }, { tripCost: 5_000.5 }, 'tripCostTooHigh'],
    [{}, { tripCost: 99_999 }, 'tripCostNotOffered'],
    [{}, { tripCost: 0 }, 'tripCostNotOffered'],
    [{ tripDurations: [8, 15] }, { daysPerTrip: 9 }, 'daysNotOffered'],
    [{}, { daysPerTrip: 9 }, 'daysNotOffered'],
  ] as const)('refuse what the plan does not offer: %j %j', (rule, chosen, problem) => {
    expect(preferenceOf({ ...rules, ...rule }, traveller, trip, chosen)).toBe(problem);
  });

  it('insure a family for no less than its dearest dependent, and anybody else for what was put on the card', () => {
    const plan = { ...rules, tripCost: { required: true, maximum: 5_000 } };
    const family = { ...traveller, dependentsTripCost: 1_200 };
    const rated = (tripCost: number, of = family) => preferenceOf(plan, of, trip, { tripCost });
    expect(rated(1_199)).toBe('tripCostTooLow');
    expect(rated(1_200)).toMatchObject({ tripCost: 1_200 });
    expect(rated(1_500)).toMatchObject({ tripCost: 1_500 });
    expect(rated(0, traveller)).toMatchObject({ tripCost: 0 });
  });

  it('look a multi-trip up by the days of each trip', () => {
    const yearly = { ...rules, tripDurations: [8, 15] };
    expect(preferenceOf(yearly, traveller, { ...trip, days: 365 }, { daysPerTrip: 15 })).toMatchObject({
      days: 15,
    });
    expect(preferenceOf(yearly, traveller, { ...trip, days: 365 })).toMatchObject({
      daysPerTrip: 8,
      days: 8,
    });
  });

  it('[PS-064] insure a top-up until the day on which its card says that it ends', () => {
    const topUp = { ...rules, minimumTopUpDays: 3 };
    const typed = { ...emptyParameters, daysPerTrip: '4' };
    const { tripPreference } = requestedPlanOf(cardOffer({ minimumTopUpDays: 3 }), typed, []);
    const rated = preferenceOf(topUp, traveller, { ...trip, days: 7 }, tripPreference);
    if (typeof rated === 'string') throw new Error(rated);
    expect(addDays('2027-03-01', rated.days - 1)).toBe('2027-03-07');
    expect(topUpEndDate('2027-03-01', 3, 4)).toBe('2027-03-07');
  });

  it('insure the minimum days of a top-up and the entered ones, which end with the trip', () => {
    const topUp = { ...rules, minimumTopUpDays: 3 };
    const rated = (days: number, daysPerTrip?: number) =>
      preferenceOf(topUp, traveller, { ...trip, days }, { daysPerTrip });
    expect(rated(10)).toMatchObject({ daysPerTrip: 7, days: 10 });
    expect(rated(10, 7)).toMatchObject({ daysPerTrip: 7, days: 10 });
    expect(rated(10, 6)).toBe('endDateDiffers');
    expect(rated(10, 8)).toBe('endDateDiffers');
    expect(rated(300, 1)).toBe('endDateDiffers');
    expect(rated(2)).toMatchObject({ daysPerTrip: 1, days: 4 });
    expect(rated(10, 210)).toBe('daysNotOffered');
  });
});
