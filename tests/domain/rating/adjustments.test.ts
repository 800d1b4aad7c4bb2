import { expect, it } from 'vitest';
import { adjustmentsOf } from '#domain/rating/adjustments.ts';
import { noAdjustments } from './rateVersions.ts';
import { traveller, trip } from './ordinaryTrip.ts';

const rates = { ...noAdjustments, employee: -2_500 };

it('an employee pays less even when nothing else changes the premium', () => {
  expect(adjustmentsOf(10_000, 10_000, rates, traveller, { ...trip, relationship: 'EMPL' })).toEqual([
    { breakdownType: 'EMPLOYEE', amountCents: -2_500 },
  ]);
  expect(adjustmentsOf(10_000, 10_000, rates, traveller, trip)).toEqual([]);
});
