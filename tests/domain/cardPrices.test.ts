import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLinesOf, undiscountedCents } from '#domain/plans/priceLines.ts';
import { priceReachOf } from '#domain/plans/priceReach.ts';
import { quoteBodyOf } from '../support/quote/bodies.ts';
import { cardPrice } from '../support/sale/plans.ts';

const price = {
  adjustments: [
    { breakdownType: 'DEDUCTIBLE' as const, amountCents: -838 },
    { breakdownType: 'EMPLOYEE' as const, amountCents: -948 },
  ],
  optionalBenefits: [{ code: 'FLTACC', premiumCents: 800 }],
  premiumTotalCents: 4_593,
};

describe('the lines of a price', () => {
  it('[PS-076] are the premium, its adjustments and each added benefit where the breakdown is shown', () => {
    expect(priceLinesOf(price, true)).toEqual([
      { kind: 'premium', cents: 5_579 },
      { kind: 'adjustment', type: 'DEDUCTIBLE', cents: -838 },
      { kind: 'adjustment', type: 'EMPLOYEE', cents: -948 },
      { kind: 'benefit', code: 'FLTACC', cents: 800 },
    ]);
  });

  it('are the plan, the discount of an employee and each added benefit for others', () => {
    expect(priceLinesOf(price, false)).toEqual([
      { kind: 'plan', cents: 4_741 },
      { kind: 'adjustment', type: 'EMPLOYEE', cents: -948 },
      { kind: 'benefit', code: 'FLTACC', cents: 800 },
    ]);
  });

  it('are none where the price is one line', () => {
    const plain = { adjustments: [], optionalBenefits: [], premiumTotalCents: 5_579 };
    expect(priceLinesOf(plain, true)).toEqual([]);
    const cheaper = { ...plain, adjustments: price.adjustments.slice(0, 1) };
    expect(priceLinesOf(cheaper, false)).toEqual([]);
    expect(priceLinesOf(cheaper, true)).toHaveLength(2);
  });

  it('sum to the price, whatever it is made of', () => {
    const amount = fc.integer({ min: -50_000, max: 50_000 });
    const types = fc.constantFrom('DEDUCTIBLE' as const, 'COMPANION' as const, 'EMPLOYEE' as const);
    const adjustments = fc.uniqueArray(fc.record({ breakdownType: types, amountCents: amount }), {
      selector: ({ breakdownType }) => breakdownType,
      minLength: 1,
    });
    fc.assert(
      fc.property(adjustments, amount, fc.boolean(), (made, premiumTotalCents, showsBreakdown) => {
        const benefits = [{ code: 'FLTACC', premiumCents: 800 }];
        const lines = priceLinesOf(
          { adjustments: made, optionalBenefits: benefits, premiumTotalCents },
          showsBreakdown,
        );
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(premiumTotalCents);
      }),
    );
  });

  it('know the price before the discount of an employee', () => {
    expect(undiscountedCents(price)).toBe(5_541);
    expect(undiscountedCents({ ...price, adjustments: price.adjustments.slice(0, 1) })).toBeNull();
  });
});

describe('what a price is for', () => {
  const { tripInformation } = quoteBodyOf({});
  const at = (premiumTotal: number, daysPerTrip?: number) =>
    cardPrice({ premiumTotal, tripPreference: { ...(daysPerTrip !== undefined && { daysPerTrip }) } });

  const medical = { planType: 'MEDICAL' } as const;

  it('has no day of its own where it is for cancelling', () => {
    const cancelling = { planType: 'TRIP_CANCELLATION' } as const;
    expect(priceReachOf(quoteBodyOf({}), { minimumTopUpDays: null }, cancelling, at(55.79))).toMatchObject({
      kind: 'cancellation',
      perDayCents: null,
    });
  });

  it('is every day of a trip, for one traveller or the whole family', () => {
    expect(priceReachOf(quoteBodyOf({}), { minimumTopUpDays: null }, medical, at(55.79))).toEqual({
      kind: 'trip',
      days: 10,
      perDayCents: 558,
      tripDays: 10,
      coveredDays: 0,
      people: 1,
    });
    const family = quoteBodyOf({ dependents: [{ referenceNumber: '2', age: 8, tripCost: 0 }] });
    expect(priceReachOf(family, { minimumTopUpDays: null }, medical, at(55.79)).people).toBe(2);
  });

  it('is each trip of a year up to its days', () => {
    const yearly = quoteBodyOf({ tripInformation: { ...tripInformation, tripType: 'MULTIPLE' } });
    expect(priceReachOf(yearly, { minimumTopUpDays: null }, medical, at(120, 15))).toMatchObject({
      kind: 'eachTrip',
      days: 15,
      perDayCents: null,
    });
  });

  it('is the days that a top-up adds to what is covered', () => {
    const longer = quoteBodyOf({
      tripInformation: { ...tripInformation, endDate: '2026-08-10', existingCoverageDays: 15 },
    });
    expect(priceReachOf(longer, { minimumTopUpDays: 3 }, medical, at(78, 23))).toEqual({
      kind: 'topUp',
      days: 26,
      perDayCents: 300,
      tripDays: 41,
      coveredDays: 15,
      people: 1,
    });
  });
});
