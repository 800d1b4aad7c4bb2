import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorksheetLine } from '#domain/calls/shapes/worksheet.ts';
import { worksheet as worksheetShape } from '#domain/calls/shapes/worksheet.ts';
import type { TravellerFacts, TripFacts } from '#domain/rating/facts.ts';
import type { Preference } from '#domain/productRules/ratedPreference.ts';
import { type PlanPrice, type PlanRates, pricePlan } from '#domain/rating/pricePlan.ts';
import { indexRates } from '#domain/rating/rateIndex.ts';
import type { Band } from '#domain/rating/rateVersion.ts';
import { worksheetOf } from '#domain/rating/worksheet.ts';
import { noAdjustments, versionOf } from './rateVersions.ts';

const ages: Band[] = [
  [0, 39],
  [40, 59],
];
const days: Band[] = [
  [1, 8],
  [9, 16],
  [17, 365],
];
const deductibles: Band[] = [
  [0, 0],
  [500, 500],
];

type Asked = {
  rates: PlanRates;
  traveller: TravellerFacts;
  trip: TripFacts;
  preference: Preference;
  chosen: string[];
};

const percent = fc.integer({ min: -3_000, max: 2_000 });

/** Rates of a plan and of a benefit, and somebody who asks for a price of them. */
const anyAsked: fc.Arbitrary<Asked> = fc
  .record({
    unit: fc.constantFrom('trip' as const, 'day' as const),
    cells: fc.array(fc.integer({ min: 100, max: 99_999 }), { minLength: 12, maxLength: 12 }),
    benefitCents: fc.integer({ min: 1, max: 9_999 }),
    adjustments: fc.record({
      companion: percent,
      travellingWithinCanada: percent,
      smoker: percent,
      employee: percent,
      familyFriendsResiding: percent,
      familyFriendsNotResiding: percent,
    }),
    age: fc.integer({ min: 0, max: 59 }),
    days: fc.integer({ min: 1, max: 364 }),
    deductible: fc.constantFrom(0, 500),
    family: fc.boolean(),
    withinCanada: fc.boolean(),
    smoker: fc.boolean(),
    travellers: fc.integer({ min: 1, max: 12 }),
    relationship: fc.constantFrom(null, 'EMPL' as const, 'FNF_RES' as const, 'FNF_NONRES' as const),
    chosen: fc.subarray(['BAGG']),
  })
  .map((given) => ({
    rates: {
      plan: indexRates(
        versionOf({
          unit: given.unit,
          axes: [
            { name: 'age', bands: ages },
            { name: 'days', bands: days },
            { name: 'deductible', bands: deductibles },
          ],
          cells: given.cells,
          adjustments: { ...noAdjustments, ...given.adjustments },
        }),
      ),
      benefits: [
        {
          code: 'BAGG',
          rates: indexRates(
            versionOf({ id: 'BAGG', code: 'BAGG', unit: 'day', cells: [given.benefitCents], axes: [] }),
          ),
          eligibility: [],
        },
      ],
    },
    traveller: { age: given.age, tripCost: 0, dependentsTripCost: 0, smoker: given.smoker },
    trip: {
      flowTravellerType: 'TRAVELLING_CANADIANS',
      studentType: null,
      tripType: 'SINGLE',
      family: given.family,
      days: given.days,
      withinCanada: given.withinCanada,
      superVisa: false,
      travellers: given.travellers,
      relationship: given.relationship,
    },
    preference: {
      tripCost: 0,
      coverageAmount: 0,
      deductible: given.deductible,
      daysPerTrip: 0,
      days: given.days,
    },
    chosen: given.chosen,
  }));

const priced = ({ rates, traveller, trip, preference, chosen }: Asked) =>
  pricePlan(rates, traveller, trip, preference, chosen) as PlanPrice;
const explained = (asked: Asked) => worksheetOf({ ...asked, price: priced(asked) });

/** What a line says that its amount is, worked out from what it names. */
function workedOut(line: WorksheetLine, before: number, times: number, insuredDays: number): number {
  if (line.kind === 'percentage') {
    const exact = (line.ofCents * line.hundredthsOfPercent) / 10_000;
    return Math.sign(exact) * Math.round(Math.abs(exact));
  }
  const { unit, cellCents } = line.rate;
  const cents = cellCents * times * (unit === 'day' ? insuredDays : 1);
  return line.kind === 'deductible' ? cents - before : cents;
}

describe('the worksheet of a price', () => {
  it('sums to the premium to the cent, whatever is priced', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { lines, totalCents } = explained(asked);
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
        expect(totalCents).toBe(priced(asked).premiumTotalCents);
      }),
    );
  });

  it('says of each line what its amount is made of', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { lines, times, days: insured } = explained(asked);
        const [base] = lines;
        for (const line of lines) {
          expect(workedOut(line, base?.cents ?? 0, times, insured)).toBe(line.cents);
        }
      }),
    );
  });

  it('names the band of each axis that the traveller and the trip fall into', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { lines, ...values } = explained(asked);
        const [base] = lines as Extract<WorksheetLine, { kind: 'base' }>[];
        expect(base?.rate.bands.map(({ axis }) => axis)).toEqual(['age', 'days', 'deductible']);
        const [age, length] = base?.rate.bands ?? [];
        expect([age?.from, age?.to]).toEqual(
          ages.find(([from, to]) => values.age >= from && values.age <= to),
        );
        expect([length?.from, length?.to]).toEqual(
          days.find(([from, to]) => values.days >= from && values.days <= to),
        );
      }),
    );
  });

  it('has a line for the premium, the deductible, each percentage and each benefit, in this order', () => {
    const asked: Asked = {
      rates: {
        plan: indexRates(
          versionOf({
            axes: [
              { name: 'age', bands: ages },
              { name: 'deductible', bands: deductibles },
            ],
            cells: [9_000, 7_000, 10_050, 8_000],
            adjustments: { ...noAdjustments, companion: -500, employee: -2_000 },
          }),
        ),
        benefits: ['BAGG', 'RENTCAR'].map((code) => ({
          code,
          rates: indexRates(versionOf({ id: code, code, cells: [950], unit: 'day' })),
          eligibility: [],
        })),
      },
      traveller: { age: 42, tripCost: 0, dependentsTripCost: 0, smoker: false },
      trip: {
        flowTravellerType: 'TRAVELLING_CANADIANS',
        studentType: null,
        tripType: 'SINGLE',
        family: false,
        days: 14,
        withinCanada: false,
        superVisa: false,
        travellers: 2,
        relationship: 'EMPL',
      },
      preference: { tripCost: 0, coverageAmount: 0, deductible: 500, daysPerTrip: 0, days: 14 },
      chosen: ['RENTCAR'],
    };
    const made = explained(asked);
    expect(worksheetShape.parse(made)).toEqual(made);
    expect(made.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['base', 10_050],
      ['deductible', -2_050],
      ['percentage', -400],
      ['percentage', -1_600],
      ['benefit', 13_300],
    ]);
    expect(made.lines[2]).toMatchObject({
      adjustment: 'COMPANION',
      ofCents: 8_000,
      hundredthsOfPercent: -500,
    });
    expect(made.lines[4]).toMatchObject({ code: 'RENTCAR', rateVersion: 'RENTCAR' });
    expect(made).toMatchObject({
      code: 'TEST',
      rateVersion: 'TEST.STANDARD.AGENCY.2024-01-01.1',
      effectiveDate: '2024-01-01',
      totalCents: 19_300,
    });
  });

  it('pays the rates twice for a family', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const alone = explained({ ...asked, trip: { ...asked.trip, family: false, travellers: 1 } });
        const family = explained({ ...asked, trip: { ...asked.trip, family: true } });
        expect([alone.times, family.times]).toEqual([1, 2]);
        expect(family.lines[0]?.cents).toBe((alone.lines[0]?.cents ?? 0) * 2);
      }),
    );
  });
});

describe('the days of a trip', () => {
  it('never make it cheaper within a band of the rates', () => {
    fc.assert(
      fc.property(anyAsked, fc.constantFrom(...days), fc.nat(), fc.nat(), (asked, [from, to], one, other) => {
        const within = (place: number) => from + (place % (to - from + 1));
        const [fewer, more] = [within(one), within(other)].toSorted((a, b) => a - b);
        const at = (count = 0) => priced({ ...asked, preference: { ...asked.preference, days: count } });
        expect(at(more).premiumTotalCents).toBeGreaterThanOrEqual(at(fewer).premiumTotalCents);
      }),
    );
  });
});
