import { addDays, type IsoDate } from '../calendar.ts';

/** [TD-024] First day that a top-up insures: the day after the last one of the existing plan. */
export function topUpStart(tripStart: IsoDate, coveredDays: number): IsoDate {
  return addDays(tripStart, coveredDays);
}

/** [PS-064] Days that a top-up insures: its minimum and those that were entered. */
export function topUpLength(minimumDays: number, enteredDays: number): number {
  return minimumDays + enteredDays;
}

/** [PS-064] Last day of a top-up: start, minimum days and entered days, less the first day. */
export function topUpEndDate(startDate: IsoDate, minimumDays: number, enteredDays: number): IsoDate {
  return addDays(startDate, topUpLength(minimumDays, enteredDays) - 1);
}

/** The days to enter so that a top-up ends with a trip of so many days; a shorter need is topped up by one. */
export function topUpDaysNeeded(minimumDays: number, tripDays: number): number {
  return Math.max(tripDays - minimumDays, 1);
}

/** [PS-054] [PS-063] Whether a top-up with these days is longer than the plan covers, in days. */
export function topUpExceeds(minimumDays: number, enteredDays: number, maximumDays: number): boolean {
  return topUpLength(minimumDays, enteredDays) > maximumDays;
}
