import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';

/** A price with a step of each kind: $100.00 − $20.00 − $16.00 + $133.00 = $197.00. */
export const sampleWorksheet: Worksheet = {
  code: 'SEMH',
  rateVersion: 'SEMH.STANDARD.AGENCY.2024-01-01.1',
  effectiveDate: '2024-01-01',
  category: 'STANDARD',
  channel: 'AGENCY',
  age: 42,
  days: 14,
  tripCost: 0,
  coverageAmount: 0,
  deductible: 500,
  times: 1,
  lines: [
    {
      kind: 'base',
      rate: {
        unit: 'trip',
        cellCents: 10_000,
        bands: [
          { axis: 'age', from: 35, to: 44 },
          { axis: 'days', from: 13, to: 16 },
          { axis: 'deductible', from: 0, to: 0 },
        ],
      },
      cents: 10_000,
    },
    {
      kind: 'deductible',
      rate: {
        unit: 'trip',
        cellCents: 8_000,
        bands: [
          { axis: 'age', from: 35, to: 44 },
          { axis: 'days', from: 13, to: 16 },
          { axis: 'deductible', from: 500, to: 500 },
        ],
      },
      cents: -2_000,
    },
    {
      kind: 'percentage',
      adjustment: 'EMPLOYEE',
      ofCents: 8_000,
      hundredthsOfPercent: -2_000,
      cents: -1_600,
    },
    {
      kind: 'benefit',
      code: 'BAGGAGE',
      rateVersion: 'BAGGAGE.STANDARD.AGENCY.2024-01-01.1',
      rate: { unit: 'day', cellCents: 950, bands: [{ axis: 'days', from: 1, to: 60 }] },
      cents: 13_300,
    },
  ],
  totalCents: 19_700,
};
