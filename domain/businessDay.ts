import { DateTime } from 'luxon';
import { businessZone, type IsoDate } from './calendar.ts';

/** [QF-043] The business day of an instant given in epoch milliseconds. */
export function businessDay(epochMs: number): IsoDate {
  return DateTime.fromMillis(epochMs, { zone: businessZone }).toISODate() as IsoDate;
}
