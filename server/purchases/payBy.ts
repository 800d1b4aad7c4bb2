import { businessDay, endOfBusinessDay } from '#domain/businessDay.ts';
import type { IsoDate } from '#domain/calendar.ts';

const graceMs = 60 * 60 * 1000;

/**
 * Until when a payment that is submitted now may charge and issue, in epoch milliseconds: an hour past the end of its
 * business day, as long as its price and its application date hold, but never after the day on which the trip starts.
 */
export function payByOf(now: number, startDate: IsoDate): number {
  const day = businessDay(now);
  return endOfBusinessDay(day) + (startDate === day ? 0 : graceMs);
}
