import { describe, expect, it } from 'vitest';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { tripDetailProblemsOf } from '#domain/rating/tripDetailRules.ts';

const today = '2026-06-15';
const trip = { startDate: '2026-07-01', endDate: '2026-07-10', tripBookingDate: '2026-06-01' };
const problems = (
  changes: Partial<PolicyBody['tripInformation']>,
  people: { paxes?: readonly object[]; dependents?: readonly object[] } = {},
) =>
  tripDetailProblemsOf(
    { tripInformation: { ...trip, ...changes }, paxes: [{}], ...people } as PolicyBody,
    today,
  );

describe('the dates of a bought body that prices do not depend on', () => {
  it.each([
    ['nothing stated', {}, {}],
    ['an arrival on the first day', { arrivalDate: '2026-07-01' }, {}],
    ['an arrival on the last day', { arrivalDate: '2026-07-10' }, {}],
    [
      'an arrival before the trip',
      { arrivalDate: '2026-06-30' },
      { 'tripInformation.arrivalDate': 'notAllowed' },
    ],
    [
      'an arrival after the trip',
      { arrivalDate: '2026-07-11' },
      { 'tripInformation.arrivalDate': 'notAllowed' },
    ],
    ['studies of one day', { educationStartDate: '2026-09-01', educationEndDate: '2026-09-01' }, {}],
    ['studies without a start', { educationEndDate: '2026-08-31' }, {}],
    ['studies without an end', { educationStartDate: '2026-09-01' }, {}],
    [
      'studies that end before they begin',
      { educationStartDate: '2026-09-01', educationEndDate: '2026-08-31' },
      { 'tripInformation.educationEndDate': 'notAllowed' },
    ],
    [
      'the dates that follow from the trip',
      { tripStartDate: '2026-07-01', effectiveDate: '2026-07-01', leavingDate: '2026-07-10' },
      {},
    ],
    [
      'the dates that follow from the trip and its existing plan',
      { existingCoverageDays: 6, effectiveDate: '2026-07-07' },
      {},
    ],
    [
      'other dates',
      { tripStartDate: '2026-07-02', effectiveDate: '2026-07-02', leavingDate: '2026-07-09' },
      {
        'tripInformation.tripStartDate': 'notAllowed',
        'tripInformation.effectiveDate': 'notAllowed',
        'tripInformation.leavingDate': 'notAllowed',
      },
    ],
  ] as const)('judge %s', (_, stated, found) => {
    expect(problems(stated)).toEqual(found);
  });

  it('bind each traveller to the booking of the trip, which is not in the future', () => {
    const paxes = [{}, { tripBookingDate: '2026-06-01' }, { tripBookingDate: '2026-06-02' }];
    const dependents = [{ tripBookingDate: '2026-06-16' }, { tripBookingDate: today }];
    expect(problems({}, { paxes, dependents })).toEqual({
      'paxes.2.tripBookingDate': 'notAllowed',
      'dependents.0.tripBookingDate': 'inFuture',
      'dependents.1.tripBookingDate': 'notAllowed',
    });
    expect(problems({ tripBookingDate: today }, { paxes: [{ tripBookingDate: today }] })).toEqual({});
  });
});
