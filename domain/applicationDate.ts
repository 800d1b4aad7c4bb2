import { DateTime } from 'luxon';
import { businessDay } from './businessDay.ts';
import { type IsoDate, isIsoDate } from './calendar.ts';

const hoursForward = 6;

/** [CP-013] How an application date that somebody chose is sent: its midnight in UTC, shifted six hours forward. */
export function sentApplicationDate(chosen: IsoDate): string {
  return DateTime.fromISO(chosen, { zone: 'utc' }).plus({ hours: hoursForward }).toISO() as string;
}

/** The day that an application date on the wire means, a day or an instant; null when it is neither. */
export function readApplicationDate(sent: string): IsoDate | null {
  if (isIsoDate(sent)) return sent;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(sent)) return null;
  const instant = DateTime.fromISO(sent, { zone: 'utc' });
  const day = instant.isValid ? businessDay(instant.toMillis()) : '';
  return isIsoDate(day) ? day : null;
}
