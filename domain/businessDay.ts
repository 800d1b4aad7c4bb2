import { DateTime } from 'luxon';
import { businessZone, type IsoDate } from './calendar.ts';

/** [QF-043] The business day of an instant given in epoch milliseconds. */
export function businessDay(epochMs: number): IsoDate {
  return DateTime.fromMillis(epochMs, { zone: businessZone }).toISODate() as IsoDate;
}

/** The instant at which a business day ends, in epoch milliseconds. */
export function endOfBusinessDay(day: IsoDate): number {
  return DateTime.fromISO(day, { zone: businessZone }).plus({ days: 1 }).startOf('day').toMillis();
}
