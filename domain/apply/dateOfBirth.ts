import { addDays, addYears, type IsoDate, isIsoDate, wholeYears } from '../calendar.ts';
import { oldestAge, type QuickQuoteLimits } from '../quote/limits.ts';
import type { DateProblem } from '../quote/problems.ts';

/** [AP-022] A date of birth in three parts; the month is '01' to '12', or empty when none is chosen. */
export type BirthParts = { day: string; month: string; year: string };

export type BirthBounds = {
  /** Earliest day that can be meant at all; earlier gives max_age_error. */
  minimum: IsoDate;
  /** Days outside these give out_of_range; both ends are inside. */
  after?: IsoDate;
  before: IsoDate;
};

/** [WG-021] Youngest age, in days. */
export const youngestDays = 31;

/** [WG-020] The text of a part after a keystroke: digits only, two of the day and four of the year. */
export function typedBirthPart(part: 'day' | 'year', text: string): string {
  return text.replace(/\D/g, '').slice(0, part === 'day' ? 2 : 4);
}

/** The latest day on which somebody was born who has an age: on 28 February also whoever was born on the 29th. */
function latestBirthOf(age: number, at: IsoDate): IsoDate {
  const latest = addYears(at, -age);
  const next = addDays(latest, 1);
  return wholeYears(next, at) >= age ? next : latest;
}

/** [WG-021] From the oldest age that is insured to a child of 31 days. */
export function birthBounds(today: IsoDate): BirthBounds {
  return {
    minimum: addDays(latestBirthOf(oldestAge + 1, today), 1),
    before: addDays(today, -youngestDays),
  };
}

/** [WG-019] [QQ-030] The same, narrowed to births of the ages that an organization quotes, counted at a day. */
export function quotedBirthBounds(today: IsoDate, ages: QuickQuoteLimits, at: IsoDate): BirthBounds {
  const bounds = birthBounds(today);
  const ofYoungest = latestBirthOf(ages.minimumAge, at);
  return {
    ...bounds,
    after: addDays(latestBirthOf(ages.maximumAge + 1, at), 1),
    before: ofYoungest < bounds.before ? ofYoungest : bounds.before,
  };
}

/** [WG-016] [WG-017] The day that the parts name, or null when they name none. */
export function birthDateOf({ day, month, year }: BirthParts): IsoDate | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const date = `${year}-${month}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** [WG-016] to [WG-019] What is wrong with a date of birth that must be given, or null. */
export function dateOfBirthProblem(parts: BirthParts, bounds: BirthBounds): DateProblem | null {
  if (parts.day === '' && parts.month === '' && parts.year === '') return 'required';
  const date = birthDateOf(parts);
  return date === null ? 'invalid_date' : dayOfBirthProblem(date, bounds);
}

/** [WG-018] [WG-019] [WG-021] What is wrong with a day of birth, or null. */
export function dayOfBirthProblem(date: IsoDate, bounds: BirthBounds): DateProblem | null {
  if (date < bounds.minimum) return 'max_age_error';
  if (bounds.after !== undefined && date < bounds.after) return 'out_of_range';
  return date > bounds.before ? 'out_of_range' : null;
}
