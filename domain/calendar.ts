import { DateTime } from 'luxon';

/** [LN-005] [QF-043] The zone in which days are counted. */
export const businessZone = 'America/Toronto';

/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** [QF-043] The business day of an instant given in epoch milliseconds. */
export function businessDay(epochMs: number): IsoDate {
  return DateTime.fromMillis(epochMs, { zone: businessZone }).toISODate() as IsoDate;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a real day written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return isoDay.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;
}

const day = (date: IsoDate) => DateTime.fromISO(date, { zone: 'utc' });

/** The day a number of days after (or, negative, before) a day. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return day(date).plus({ days }).toISODate() as IsoDate;
}

/** The same day a number of years later; 29 February becomes 28. */
export function addYears(date: IsoDate, years: number): IsoDate {
  return day(date).plus({ years }).toISODate() as IsoDate;
}

/** Days from one day to another; 0 for the same day. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round(day(to).diff(day(from), 'days').days);
}

/** Days of a trip, counting both ends. */
export function tripDays(from: IsoDate, to: IsoDate): number {
  return daysBetween(from, to) + 1;
}

/** [AP-034] Whole years from a date of birth to a day. */
export function wholeYears(dateOfBirth: IsoDate, at: IsoDate): number {
  return Math.floor(day(at).diff(day(dateOfBirth), 'years').years);
}
