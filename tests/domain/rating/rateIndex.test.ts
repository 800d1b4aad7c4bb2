import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsAt, indexRates, type RateIndex, rateAt } from '#domain/rating/rateIndex.ts';
import {
  type RateAxis,
  type RateAxisName,
  rateChannelOf,
  rateVersionProblemsOf,
} from '#domain/rating/rateVersion.ts';
import { versionOf } from './rateVersions.ts';

const axes: RateAxis[] = [
  {
    name: 'age',
    bands: [
      [0, 17],
      [18, 59],
    ],
  },
  {
    name: 'days',
    bands: [
      [1, 7],
      [8, 30],
      [31, 365],
    ],
  },
  {
    name: 'tripCost',
    bands: [
      [0, 0],
      [1, 1_000],
      [1_001, 5_000],
    ],
  },
  {
    name: 'coverageAmount',
    bands: [
      [50_000, 50_000],
      [100_000, 100_000],
    ],
  },
  {
    name: 'deductible',
    bands: [
      [0, 0],
      [500, 500],
    ],
  },
];
const cells = Array.from({ length: 2 * 3 * 3 * 2 * 2 }, (_, at) => 1_000 + at);
const version = versionOf({ axes, cells });

type Values = Record<RateAxisName, number>;

const found = (from: RateIndex, values: Values) => rateAt(from, values.age, values, values.deductible);

/** The same look-up, band by band. */
function scanned(key: Values): number {
  let at = 0;
  for (const { name, bands } of axes) {
    const value = key[name];
    const band = bands.findIndex(([from, to]) => value <= to && (value >= from || name === 'tripCost'));
    if (band < 0) return 0;
    at = at * bands.length + band;
  }
  return cells[at] ?? 0;
}

const anyKey = fc.record({
  age: fc.integer({ min: 0, max: 130 }),
  days: fc.integer({ min: 0, max: 400 }),
  tripCost: fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.double({ min: 0, max: 6_000, noNaN: true })),
  coverageAmount: fc.constantFrom(0, 50_000, 75_000, 100_000),
  deductible: fc.constantFrom(0, 250, 500),
});

describe('a rate index', () => {
  it('finds what a search through every band finds', () => {
    const index = indexRates(version);
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(found(index, key)).toBe(scanned(key));
      }),
    );
  });

  it('sells nothing outside its bands, and all of what is inside', () => {
    const index = indexRates(version);
    const inside = { age: 40, days: 7, tripCost: 800, coverageAmount: 50_000, deductible: 0 };
    expect(found(index, inside)).toBe(1_040);
    expect(found(index, { ...inside, days: 365 })).toBe(1_064);
    expect(found(index, { ...inside, tripCost: 1_000 })).toBe(1_040);
    expect(found(index, { ...inside, tripCost: 5_000 })).toBe(1_044);
    expect(found(index, { ...inside, age: 60 })).toBe(0);
    expect(found(index, { ...inside, days: 366 })).toBe(0);
    expect(found(index, { ...inside, tripCost: 5_000.01 })).toBe(0);
    expect(found(index, { ...inside, coverageAmount: 60_000 })).toBe(0);
    expect(found(index, { ...inside, deductible: 250 })).toBe(0);
  });

  it('reads a day rate times the days', () => {
    const perDay = indexRates(
      versionOf({ unit: 'day', axes: [{ name: 'age', bands: [[0, 99]] }], cells: [450] }),
    );
    const values = { age: 30, days: 10, tripCost: 0, coverageAmount: 0, deductible: 0 };
    expect(found(perDay, values)).toBe(4_500);
  });

  it('tells the band of each axis in which a premium stands, in the order of the version', () => {
    const values = { age: 40, days: 9, tripCost: 800, coverageAmount: 100_000, deductible: 500 };
    const bands = [
      { axis: 'age', from: 18, to: 59 },
      { axis: 'days', from: 8, to: 30 },
      { axis: 'tripCost', from: 1, to: 1_000 },
      { axis: 'coverageAmount', from: 100_000, to: 100_000 },
      { axis: 'deductible', from: 500, to: 500 },
    ];
    expect(bandsAt(indexRates(version), 40, values, 500)).toEqual(bands);
    const reversed = indexRates(versionOf({ axes: axes.toReversed(), cells }));
    expect(bandsAt(reversed, 40, values, 500)).toEqual(bands.toReversed());
    const tooDear = bandsAt(indexRates(version), 40, { ...values, tripCost: 6_000 }, 500);
    expect(tooDear.map(({ axis }) => axis)).toEqual(['age', 'days', 'coverageAmount', 'deductible']);
  });

  it('takes the first deductible as the one that a premium is stated at', () => {
    expect(indexRates(version).referenceDeductible).toBe(0);
    const from100 = versionOf({ axes: [{ name: 'deductible', bands: [[100, 100]] }] });
    expect(indexRates(from100).referenceDeductible).toBe(100);
    expect(indexRates(versionOf({})).referenceDeductible).toBe(0);
  });
});

describe('a rate version', () => {
  it('is good when its bands follow one another and every cell is there', () => {
    expect(rateVersionProblemsOf(version)).toEqual([]);
    expect(rateVersionProblemsOf(versionOf({ cells: [0] }))).toEqual([]);
    expect(rateVersionProblemsOf(versionOf({ cells: Array<number>(1) }))).toEqual(['cellInvalid']);
  });

  it('is that of the category of an organization, brokers under one name', () => {
    expect((['BROKER', 'BROKERAGE', 'AGENCY'] as const).map(rateChannelOf)).toEqual([
      'BROKERAGE',
      'BROKERAGE',
      'AGENCY',
    ]);
  });

  it.each([
    [
      'bandsHaveGap',
      {
        axes: [
          {
            name: 'age',
            bands: [
              [0, 17],
              [19, 59],
            ],
          },
        ],
        cells: [1, 2],
      },
    ],
    [
      'bandsOverlap',
      {
        axes: [
          {
            name: 'age',
            bands: [
              [0, 18],
              [18, 59],
            ],
          },
        ],
        cells: [1, 2],
      },
    ],
    ['bandReversed', { axes: [{ name: 'age', bands: [[9, 3]] }], cells: [1] }],
    ['bandReversed', { axes: [{ name: 'deductible', bands: [[0, 500]] }], cells: [1] }],
    ['axisEmpty', { axes: [{ name: 'age', bands: [] }], cells: [] }],
    [
      'axisRepeated',
      {
        axes: [
          { name: 'age', bands: [[0, 9]] },
          { name: 'age', bands: [[0, 9]] },
        ],
        cells: [1],
      },
    ],
    ['cellCount', { axes: [{ name: 'age', bands: [[0, 9]] }], cells: [1, 2] }],
    ['cellInvalid', { axes: [{ name: 'age', bands: [[0, 9]] }], cells: [-1] }],
    ['cellInvalid', { axes: [{ name: 'age', bands: [[0, 9]] }], cells: [1.5] }],
  ] as const)('is refused for %s', (problem, table) => {
    expect(rateVersionProblemsOf(table as never)).toEqual([problem]);
  });
});
