import { businessDay } from '#domain/businessDay.ts';
import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import type { Clock } from './clock.ts';

const minuteMs = 60_000;
let minute = Number.NaN;
let day: IsoDate = '';

/** [PS-004] [QF-043] The business day; days begin on whole minutes, so that it is worked out once in each. */
export function todayOf(clock: Clock): IsoDate {
  const now = clock.now();
  const current = Math.floor(now / minuteMs);
  if (current !== minute) {
    minute = current;
    day = businessDay(now);
  }
  return day;
}

/** Business days since an instant. */
export function daysAgo(clock: Clock, since: Date): number {
  return daysBetween(businessDay(since.getTime()), todayOf(clock));
}
