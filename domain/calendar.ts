/** [LN-005] [QF-043] The zone in which days are counted. */
export const businessZone = 'America/Toronto';

/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** [WG-015] The date object that a date picker hands over; January is month 1. */
export type PickedDate = { year: number; month: number; date: number };

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

const firstYear = 1900;

/** Whether a text is a real day written `YYYY-MM-DD`, of the year 1900 or later: nobody travels or was born before. */
export function isIsoDate(text: string): boolean {
  const parts = isoDay.exec(text);
  if (parts === null) return false;
  const year = Number(parts[1]);
  const month = Number(parts[2]);
  const dayOfMonth = Number(parts[3]);
  if (year < firstYear || month < 1 || month > 12) return false;
  return dayOfMonth >= 1 && dayOfMonth <= daysIn(year, month);
}

/** The calendar day of a date object. */
export function isoDateOf({ year, month, date }: PickedDate): IsoDate {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}

/** The day a number of days after (or, negative, before) a day. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(dayNumber(date) + days);
}

/** The same day a number of years later; 29 February becomes 28. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const year = yearOf(date) + years;
  const dayOfMonth = Math.min(Number(date.slice(8)), daysIn(year, Number(date.slice(5, 7))));
  return isoDateOf({ year, month: Number(date.slice(5, 7)), date: dayOfMonth });
}

/** Days from one day to another; 0 for the same day. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days of a trip, counting both ends. */
export function tripDays(from: IsoDate, to: IsoDate): number {
  return daysBetween(from, to) + 1;
}

/** [AP-034] Whole years from a date of birth to a day. */
export function wholeYears(dateOfBirth: IsoDate, at: IsoDate): number {
  const years = yearOf(at) - yearOf(dateOfBirth);
  return addYears(dateOfBirth, years) > at ? years - 1 : years;
}

const yearOf = (date: IsoDate) => Number(date.slice(0, 4));

const padded = (number: number, length: number) => String(number).padStart(length, '0');

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const daysOfFourCenturies = 146_097;

/** Days since 1 March of the year 0: years that begin in March have their leap day at the end. */
function dayNumber(date: IsoDate): number {
  const month = (Number(date.slice(5, 7)) + 9) % 12;
  const year = yearOf(date) - (month > 9 ? 1 : 0);
  const century = Math.floor(year / 100);
  const leapDays = Math.floor(year / 4) - century + Math.floor(century / 4);
  return year * 365 + leapDays + Math.floor((month * 306 + 5) / 10) + Number(date.slice(8)) - 1;
}

function dateOf(number: number): IsoDate {
  let year = Math.floor((number * 400 + 1_480) / daysOfFourCenturies);
  let dayOfYear = number - dayNumber(`${padded(year, 4)}-03-01`);
  if (dayOfYear < 0) {
    year -= 1;
    dayOfYear = number - dayNumber(`${padded(year, 4)}-03-01`);
  }
  const marchMonth = Math.floor((100 * dayOfYear + 52) / 3_060);
  const month = ((marchMonth + 2) % 12) + 1;
  const date = dayOfYear - Math.floor((marchMonth * 306 + 5) / 10) + 1;
  return isoDateOf({ year: year + (month < 3 ? 1 : 0), month, date });
}
