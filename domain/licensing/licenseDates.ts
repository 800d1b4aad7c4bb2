import { type IsoDate, isIsoDate } from '../calendar.ts';

/** [LF-033] [LF-045] The first day that a date of a licence can be. */
export const earliestLicenseDate: IsoDate = '1990-01-01';

/** [LF-015] [LF-017] What the form puts in place of a date that was filled; it counts as empty. */
export const placeholderDate: IsoDate = '9999-01-01';

const timeOnWire = 'T10:00:00.000Z';

/** [LF-017] A date without the placeholder and the empty text: null where there is none. */
export function licenseDateOf(date: string | null): string | null {
  return date === '' || date === placeholderDate ? null : date;
}

/** [LF-033] [LF-034] [LF-035] What is wrong with a date that is given; no licence lasts until the year of the placeholder. */
export function licenseDateProblem(date: string): 'tooEarly' | 'notAllowed' | null {
  if (!isIsoDate(date) || date >= placeholderDate) return 'notAllowed';
  return date < earliestLicenseDate ? 'tooEarly' : null;
}

/** [LF-057] A day as licences are sent: the same instant wherever it is read, which is that day all over Canada. */
export function sentLicenseDate(day: IsoDate): string {
  return day + timeOnWire;
}

/** [LF-057] The day that was sent, whether it is a real one or not; null for another form. */
export function readLicenseDate(sent: string): string | null {
  return /^\d{4}-\d{2}-\d{2}T10:00:00\.000Z$/.test(sent) ? sent.slice(0, -timeOnWire.length) : null;
}
