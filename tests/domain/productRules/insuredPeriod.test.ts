import { expect, it } from 'vitest';
import { insuredPeriodOf } from '#domain/productRules/insuredPeriod.ts';

const trip = { startDate: '2026-07-01', endDate: '2026-07-10' };
const topUp = { ...trip, flowTravellerType: 'TOP_UP', existingCoverageDays: 4 };

it('a top-up insures from the day after the existing plan, as many days as it adds', () => {
  expect(insuredPeriodOf(topUp, 6)).toEqual({ from: '2026-07-05', to: '2026-07-10' });
});

it('a top-up of a trip that needs no more than the minimum insures beyond its return', () => {
  expect(insuredPeriodOf({ ...topUp, endDate: '2026-07-06' }, 4)).toEqual({
    from: '2026-07-05',
    to: '2026-07-08',
  });
});

it('a top-up whose days were not kept ends with the trip', () => {
  expect(insuredPeriodOf(topUp, undefined)).toEqual({ from: '2026-07-05', to: '2026-07-10' });
});

it.each(['TRAVELLING_CANADIANS', 'STUDENT', 'VISITOR_TO_CANADA'])(
  'the policy of %s insures the trip, or the year of its trips',
  (flowTravellerType) => {
    const year = { startDate: '2026-07-01', endDate: '2027-06-30', flowTravellerType };
    expect(insuredPeriodOf({ ...trip, flowTravellerType }, 10)).toEqual({
      from: '2026-07-01',
      to: '2026-07-10',
    });
    expect(insuredPeriodOf(year, 15)).toEqual({ from: '2026-07-01', to: '2027-06-30' });
  },
);
