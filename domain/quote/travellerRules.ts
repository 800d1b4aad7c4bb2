import { addDays, addYears, type IsoDate, isIsoDate, tripDays } from '../calendar.ts';
import { amountIsUnclear } from '../typing/amount.ts';
import { type QuickQuoteLimits, tripLimits } from './limits.ts';
import type { QuickQuoteProblem } from './problems.ts';

const digits = /^\d+$/;
const tripCostPattern = /^\d{1,15}(?:\.\d{0,2})?$/;

/** The age that a text says, or null when it says none. */
export function ageOf(text: string): number | null {
  return digits.test(text) ? Number(text) : null;
}

/** [QQ-028] [QQ-029] */
export function ageProblem(typed: string, limits: QuickQuoteLimits): QuickQuoteProblem | null {
  const age = ageOf(typed);
  if (age === null) return 'ageInvalid';
  if (age < limits.minimumAge) return 'ageLt';
  return age > limits.maximumAge ? 'ageGt' : null;
}

/** [QQ-032] A trip cost as it is checked and stored; a text that is no amount as it is. */
export function storedTripCost(text: string): string {
  return amountIsUnclear(text) ? text : text.replace(',', '.');
}

/** [QQ-033] [QQ-034] [QQ-035] Reads a stored trip cost. [LN-028] `12.` is 12: its cents are still being typed. */
export function tripCostProblem(
  typed: string,
  limits: QuickQuoteLimits,
): Extract<QuickQuoteProblem, `tripCost${string}`> | null {
  if (!tripCostPattern.test(typed)) return 'tripCostInvalid';
  const dollars = Number(typed);
  if (dollars < limits.minimumTripCost) return 'tripCostLt';
  return dollars > tripLimits.maximumCost ? 'tripCostGt' : null;
}

/** [QQ-026] Reads a day. */
export function bookingDateProblem(booked: IsoDate, today: IsoDate): QuickQuoteProblem | null {
  return booked > today ? 'bookingFutureDt' : null;
}

/** [QQ-019] The last day on which a trip may start: a year from today less a day. */
export function lastDeparture(today: IsoDate): IsoDate {
  return addDays(addYears(today, 1), -1);
}

/** [QQ-018] [QQ-019] [QQ-023] Reads a day, and the return as typed; one before today is wrong by itself. */
export function departureDateProblem(
  departure: IsoDate,
  returnDate: string,
  today: IsoDate,
): QuickQuoteProblem | null {
  if (departure < today) return 'departurePastDt';
  if (departure > lastDeparture(today)) return 'departureFutureDt';
  return isIsoDate(returnDate) && returnDate < departure && returnDate >= today ? 'departGtReturn' : null;
}

/** [QQ-022] [QQ-023] [QQ-024] [QQ-025] Reads a day, and the departure as typed, unless that is wrong by itself. */
export function returnDateProblem(
  back: IsoDate,
  departureDate: string,
  today: IsoDate,
): QuickQuoteProblem | null {
  if (!isIsoDate(departureDate) || departureDate < today || departureDate > lastDeparture(today)) return null;
  if (back < departureDate) return 'returnLtDepart';
  return tripDays(departureDate, back) > tripLimits.maximumDays ? 'tripDurationGt' : null;
}
