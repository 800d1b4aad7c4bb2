import { addDays, type IsoDate } from '../calendar.ts';
import { topUpStart } from './topUp.ts';

/** First and last insured day. */
export type InsuredPeriod = { from: IsoDate; to: IsoDate };

/**
 * The period that a policy insures: the trip or, of a multi-trip plan, the year of its trips; of a top-up the days that it
 * adds to the existing plan. Where those days were not kept, it ends with the trip.
 */
export function insuredPeriodOf(
  trip: {
    flowTravellerType: string;
    startDate: IsoDate;
    endDate: IsoDate;
    existingCoverageDays?: number | undefined;
  },
  insuredDays: number | undefined,
): InsuredPeriod {
  const { flowTravellerType, startDate, endDate, existingCoverageDays = 0 } = trip;
  if (flowTravellerType !== 'TOP_UP') return { from: startDate, to: endDate };
  const from = topUpStart(startDate, existingCoverageDays);
  return { from, to: insuredDays === undefined ? endDate : addDays(from, insuredDays - 1) };
}
