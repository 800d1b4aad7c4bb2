import { expect, it } from 'vitest';
import { adjustmentsOf } from '#domain/rating/adjustments.ts';
import type { TravellerFacts, TripFacts } from '#domain/rating/facts.ts';
import { noAdjustments } from './rateVersions.ts';

const traveller: TravellerFacts = { age: 40, tripCost: 0, dependentsTripCost: 0, smoker: false };
const trip: TripFacts = {
  flowTravellerType: 'TRAVELLING_CANADIANS',
  studentType: null,
  tripType: 'SINGLE',
  family: false,
  days: 10,
  withinCanada: false,
  superVisa: false,
  travellers: 1,
  relationship: null,
};
const rates = { ...noAdjustments, employee: -2_500 };

it('an employee pays less even when nothing else changes the premium', () => {
  expect(adjustmentsOf(10_000, 10_000, rates, traveller, { ...trip, relationship: 'EMPL' })).toEqual([
    { breakdownType: 'EMPLOYEE', amountCents: -2_500 },
  ]);
  expect(adjustmentsOf(10_000, 10_000, rates, traveller, trip)).toEqual([]);
});
