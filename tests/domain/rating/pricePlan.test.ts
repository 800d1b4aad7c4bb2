import { describe, expect, it } from 'vitest';
import { adjustment } from '#domain/calls/shapes/plan.ts';
import type { EmployeeRelationship } from '#domain/catalogue/plans.ts';
import type { Preference } from '#domain/productRules/ratedPreference.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import { pricePlan } from '#domain/rating/pricePlan.ts';
import { indexRates } from '#domain/rating/rateIndex.ts';
import { flatRates, ratesWithDeductible, versionOf } from './rateVersions.ts';
import { traveller, trip } from './ordinaryTrip.ts';

const preference: Preference = { tripCost: 0, coverageAmount: 0, deductible: 0, daysPerTrip: 0, days: 10 };

const discounts = {
  companion: -500,
  travellingWithinCanada: -5_000,
  smoker: 1_000,
  employee: -2_000,
  familyFriendsResiding: -1_500,
  familyFriendsNotResiding: -1_000,
};

describe('the price of a plan', () => {
  it('[PS-097] states premium, an adjustment for the deductible, and their sum', () => {
    const price = pricePlan(
      { plan: ratesWithDeductible(), benefits: [] },
      traveller,
      trip,
      { ...preference, deductible: 500 },
      [],
    );
    expect(price).toEqual({
      premiumCents: 10_000,
      adjustments: [{ breakdownType: 'DEDUCTIBLE', amountCents: -2_000 }],
      optionalBenefits: [],
      premiumTotalCents: 8_000,
    });
  });

  it('has no adjustment at the deductible that the premium is stated at', () => {
    const price = pricePlan({ plan: ratesWithDeductible(), benefits: [] }, traveller, trip, preference, []);
    expect(price?.adjustments).toEqual([]);
    expect(price?.premiumTotalCents).toBe(10_000);
  });

  it('[PS-098] adjusts by exactly the seven breakdown types', () => {
    const seen = new Set<string>();
    for (const relationship of ['EMPL', 'FNF_RES', 'FNF_NONRES'] as const) {
      const price = pricePlan(
        { plan: ratesWithDeductible(discounts), benefits: [] },
        { ...traveller, smoker: true },
        { ...trip, travellers: 2, withinCanada: true, relationship },
        { ...preference, deductible: 500 },
        [],
      );
      for (const { breakdownType } of price?.adjustments ?? []) seen.add(breakdownType);
    }
    expect([...seen].toSorted()).toEqual([
      'COMPANION',
      'DEDUCTIBLE',
      'EMPLOYEE',
      'FAMILYFRIENDSNOTRESIDING',
      'FAMILYFRIENDSRESIDING',
      'SMOKERSURCHARGE',
      'TRAVELLINGWITHINCANADA',
    ]);
    for (const breakdownType of seen)
      expect(adjustment.safeParse({ breakdownType, amount: -5 }).success).toBe(true);
    expect(adjustment.safeParse({ breakdownType: 'GROUP', amount: -5 }).success).toBe(false);
  });

  it.each([
    ['EMPL', 'EMPLOYEE', -1_600],
    ['FNF_RES', 'FAMILYFRIENDSRESIDING', -1_200],
    ['FNF_NONRES', 'FAMILYFRIENDSNOTRESIDING', -800],
  ] as [EmployeeRelationship, string, number][])(
    '[PS-099] [PS-100] gives the relationship %s the adjustment %s, of the premium after the deductible',
    (relationship, breakdownType, amountCents) => {
      const price = pricePlan(
        { plan: ratesWithDeductible(discounts), benefits: [] },
        traveller,
        { ...trip, relationship },
        { ...preference, deductible: 500 },
        [],
      );
      expect(price?.adjustments.at(-1)).toEqual({ breakdownType, amountCents });
    },
  );

  it('adds the percentages up, whatever their order', () => {
    const price = pricePlan(
      { plan: ratesWithDeductible(discounts), benefits: [] },
      { ...traveller, smoker: true },
      { ...trip, withinCanada: true, travellers: 3 },
      preference,
      [],
    );
    expect(price?.premiumTotalCents).toBe(10_000 - 500 - 5_000 + 1_000);
  });

  it('rounds half a cent away from zero, up and down alike', () => {
    const rates = { plan: flatRates(1_010, { adjustments: { ...discounts, smoker: 500 } }), benefits: [] };
    const up = pricePlan(rates, { ...traveller, smoker: true }, trip, preference, []);
    const down = pricePlan(rates, traveller, { ...trip, travellers: 2 }, preference, []);
    expect(up?.adjustments[0]?.amountCents).toBe(51);
    expect(down?.adjustments[0]?.amountCents).toBe(-51);
  });

  it('gives a family no companion discount and charges twice the premium of its oldest member', () => {
    const price = pricePlan(
      { plan: ratesWithDeductible(discounts), benefits: [] },
      traveller,
      { ...trip, family: true, travellers: 1 },
      { ...preference, deductible: 500 },
      [],
    );
    expect(price?.premiumCents).toBe(20_000);
    expect(price?.adjustments).toEqual([{ breakdownType: 'DEDUCTIBLE', amountCents: -4_000 }]);
    expect(price?.premiumTotalCents).toBe(16_000);
  });

  it('[PS-101] adds the chosen benefits and leaves the others out of the total', () => {
    const benefits = [
      { code: 'FLTACC', rates: flatRates(900), eligibility: [] },
      { code: 'RENTCAR', rates: flatRates(9_500), eligibility: [] },
    ];
    const price = pricePlan(
      { plan: ratesWithDeductible(discounts), benefits },
      traveller,
      { ...trip, withinCanada: true },
      preference,
      ['FLTACC'],
    );
    expect(price?.optionalBenefits).toEqual([
      { code: 'FLTACC', premiumCents: 900, selected: true },
      { code: 'RENTCAR', premiumCents: 9_500, selected: false },
    ]);
    expect(price?.premiumTotalCents).toBe(10_000 - 5_000 + 900);
  });

  it('offers a benefit only within its bounds', () => {
    const benefits = [
      {
        code: 'RENTCAR',
        rates: flatRates(900),
        eligibility: [{ type: 'TRIPDURATION' as const, minValue: null, maxValue: 10 }],
      },
      {
        code: 'CFAR',
        rates: flatRates(900),
        eligibility: [{ type: 'TRIPCOST' as const, minValue: 1, maxValue: null }],
      },
    ];
    const codes = (changed: Partial<Preference>) =>
      pricePlan(
        { plan: flatRates(100), benefits },
        traveller,
        trip,
        { ...preference, ...changed },
        [],
      )?.optionalBenefits.map(({ code }) => code);
    expect(codes({})).toEqual(['RENTCAR']);
    expect(codes({ days: 11, tripCost: 1 })).toEqual(['CFAR']);
    expect(codes({ tripCost: 1 })).toEqual(['RENTCAR', 'CFAR']);
  });

  it.each([
    ['DEDUCTIBLE', { deductible: 500 }],
    ['COVERAGEAMOUNT', { coverageAmount: 500 }],
    ['TRIPCOST', { tripCost: 500 }],
    ['TRIPDURATION', { days: 500 }],
  ] as const)('offers a benefit only where %s is within its bounds', (type, within) => {
    const offered = (minValue: number | null, maxValue: number | null) =>
      pricePlan(
        {
          plan: flatRates(100),
          benefits: [{ code: 'CFAR', rates: flatRates(900), eligibility: [{ type, minValue, maxValue }] }],
        },
        traveller,
        trip,
        { ...preference, deductible: 0, days: 0, ...within },
        [],
      )?.optionalBenefits.length;
    expect([offered(500, 500), offered(501, null), offered(null, 499)]).toEqual([1, 0, 0]);
  });

  it('charges a family twice for a benefit, and offers none that the rates do not sell', () => {
    const benefits = [
      { code: 'CFAR', rates: flatRates(900), eligibility: [] },
      { code: 'RENTCAR', rates: flatRates(0), eligibility: [] },
    ];
    const price = pricePlan(
      { plan: flatRates(100), benefits },
      traveller,
      { ...trip, family: true },
      preference,
      [],
    );
    expect(price?.optionalBenefits).toEqual([{ code: 'CFAR', premiumCents: 1_800, selected: false }]);
  });

  it('has no price where the rates sell nothing', () => {
    const young = indexRates(versionOf({ axes: [{ name: 'age', bands: [[0, 17]] }], cells: [500] }));
    expect(pricePlan({ plan: young, benefits: [] }, traveller, trip, preference, [])).toBeNull();
  });

  it('[PS-101] sums a group over its travellers', () => {
    expect(groupTotalCents([{ premiumTotalCents: 1_050 }, { premiumTotalCents: 2_001 }])).toBe(3_051);
    expect(groupTotalCents([])).toBe(0);
  });
});
