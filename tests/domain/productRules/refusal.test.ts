import { describe, expect, it } from 'vitest';
import { tripDurationsAt } from '#domain/productRules/parameterRules.ts';
import { type PlanRules } from '#domain/productRules/planRules.ts';
import { refusalOf, topsUp } from '#domain/productRules/refusal.ts';
import type { TravellerFacts, TripFacts } from '#domain/rating/facts.ts';
import { ordinaryRules } from '../../support/quote/ordinaryRules.ts';

const trip: TripFacts = {
  flowTravellerType: 'TRAVELLING_CANADIANS',
  studentType: null,
  tripType: 'SINGLE',
  family: false,
  days: 83,
  withinCanada: false,
  superVisa: false,
  travellers: 1,
  relationship: null,
};
const traveller: TravellerFacts = { age: 77, tripCost: 4_000, dependentsTripCost: 0, smoker: false };
const plan: PlanRules = {
  ...ordinaryRules,
  code: 'TEST',
  minimumAge: 18,
  maximumAge: 90,
  questionnaireMinimumAge: null,
  tripDurationByAge: [
    { minAge: 0, maxAge: 59, maximumDays: 365 },
    { minAge: 60, maxAge: 84, maximumDays: 60 },
  ],
  tripDurations: [],
  minimumTopUpDays: null,
  tripCost: { required: true, maximum: 5_000 },
  deductibles: [],
  coverageAmounts: { default: [], superVisaNo: [] },
};
const topUp: PlanRules = { ...plan, travellerType: 'TOP_UP', tripCost: null, minimumTopUpDays: 3 };

describe('why a plan refuses a traveller', () => {
  it('names the days asked for and the longest trip at the age', () => {
    expect(refusalOf(plan, traveller, trip)).toEqual({
      reason: 'tripTooLong',
      asked: 83,
      minimum: 1,
      maximum: 60,
    });
  });

  it('names the ages at which the plan covers any trip at all', () => {
    const refusal = { reason: 'ageOutside', minimum: 18, maximum: 84 };
    expect(refusalOf(plan, { ...traveller, age: 17 }, trip)).toEqual({ ...refusal, asked: 17 });
    expect(refusalOf(plan, { ...traveller, age: 85 }, trip)).toEqual({ ...refusal, asked: 85 });
  });

  it('names the trip cost and the highest that is insured', () => {
    expect(refusalOf(plan, { ...traveller, tripCost: 5_001 }, { ...trip, days: 60 })).toEqual({
      reason: 'tripCostTooHigh',
      asked: 5_001,
      minimum: 0,
      maximum: 5_000,
    });
  });

  it('names the people of a family that it does not insure together, where the traveller alone could have it', () => {
    const family = { ...trip, days: 60, family: true };
    const alone = { ...plan, soldToFamilies: false };
    expect(refusalOf(alone, traveller, family, 4)).toEqual({
      reason: 'notForFamilies',
      asked: 4,
      minimum: 1,
      maximum: 1,
    });
    expect(refusalOf({ ...plan, soldToFamilies: true }, traveller, family, 4)).toBeNull();
    expect(refusalOf(alone, { ...traveller, age: 85 }, family, 4)?.reason).toBe('ageOutside');
  });

  it('is none where what was named would pass', () => {
    expect(refusalOf(plan, { ...traveller, tripCost: 5_000 }, { ...trip, days: 60 })).toBeNull();
  });
});

describe('a top-up of a plan that is too short', () => {
  it.each([
    ['insures the days that are left', topUp, 23, true],
    ['lasts no longer than its own limit', topUp, 61, false],
    ['insures all of its days', topUp, 60, true],
    ['is no ordinary plan', plan, 23, false],
    ['is no add-on', { ...topUp, isAddOn: true }, 23, false],
    ['is not for others', { ...topUp, minimumAge: 78 }, 23, false],
  ])('%s', (_, rules, days, answer) => {
    expect(topsUp(rules, traveller, trip, days)).toBe(answer);
  });
});

describe('at the edges of a plan', () => {
  it('the ages that are named are the first and the last at which the plan is sold', () => {
    const from20: PlanRules = {
      ...plan,
      maximumAge: 80,
      tripDurationByAge: [{ minAge: 20, maxAge: 84, maximumDays: 365 }],
    };
    expect(refusalOf(from20, { ...traveller, age: 81 }, trip)).toEqual({
      reason: 'ageOutside',
      asked: 81,
      minimum: 20,
      maximum: 80,
    });
  });

  it('a plan tops up only when it has a least number of days and is sold as a top-up', () => {
    expect(topsUp(topUp, traveller, trip, 10)).toBe(true);
    expect(topsUp({ ...topUp, minimumTopUpDays: null }, traveller, trip, 10)).toBe(false);
    const another: PlanRules = { ...topUp, travellerType: 'TRAVELLING_CANADIANS' };
    expect(topsUp(another, traveller, trip, 10)).toBe(false);
  });

  it('a plan that tops up offers no days to choose from', () => {
    expect(tripDurationsAt({ ...topUp, tripDurations: [8, 15] }, 40)).toEqual([]);
    expect(tripDurationsAt({ ...plan, tripDurations: [8, 15] }, 40)).toEqual([8, 15]);
  });
});
