import { addDays, addYears, type IsoDate, isIsoDate, tripDays } from '../calendar.ts';
import { amountIsUnclear } from '../typing/amount.ts';
import { type QuickQuoteLimits, tripLimits } from './limits.ts';
import type { QuickQuoteProblem } from './problems.ts';

const digits = /^\d+$/;
const tripCostPattern = /^\d{1,15}(?:\.\d{1,2})?$/;

/** The age that a text says, or null when it says none. */
export function ageOf(text: string): number | null {
  return digits.test(text) ? Number(text) : null;
}

/** [QQ-028] [QQ-029] [QQ-031] */
export function ageProblem(text: string, limits: QuickQuoteLimits): QuickQuoteProblem | null {
  if (text === '') return 'required';
  const age = ageOf(text);
  if (age === null) return 'ageInvalid';
  if (age < limits.minimumAge) return 'ageLt';
  return age > limits.maximumAge ? 'ageGt' : null;
}

/** [QQ-032] A trip cost as it is checked and stored; a text that is no amount as it is. */
export function storedTripCost(text: string): string {
  return amountIsUnclear(text) ? text : text.replace(',', '.');
}

/** [QQ-033] [QQ-034] [QQ-035] [QQ-037] Reads a stored trip cost. */
export function tripCostProblem(text: string, limits: QuickQuoteLimits): QuickQuoteProblem | null {
  if (text === '') return 'required';
  if (!tripCostPattern.test(text)) return 'tripCostInvalid';
  const dollars = Number(text);
  if (dollars < limits.minimumTripCost) return 'tripCostLt';
  return dollars > tripLimits.maximumCost ? 'tripCostGt' : null;
}

/** [QQ-017] [QQ-026] [QQ-027] */
export function bookingDateProblem(text: string, today: IsoDate): QuickQuoteProblem | null {
  if (text === '') return 'required';
  if (!isIsoDate(text)) return 'invalidDate';
  return text > today ? 'bookingFutureDt' : null;
}

/** [QQ-019] The last day on which a trip may start: a year from today less a day. */
export function lastDeparture(today: IsoDate): IsoDate {
  return addDays(addYears(today, 1), -1);
}

/** [QQ-017] [QQ-018] [QQ-019] [QQ-020] [QQ-023] */
export function departureDateProblem(
  text: string,
  returnDate: string,
  today: IsoDate,
): QuickQuoteProblem | null {
  if (text === '') return 'required';
  if (!isIsoDate(text)) return 'invalidDate';
  if (text < today) return 'departurePastDt';
  if (text > lastDeparture(today)) return 'departureFutureDt';
  return isIsoDate(returnDate) && returnDate < text ? 'departGtReturn' : null;
}

/** [QQ-017] [QQ-021] [QQ-022] [QQ-023] [QQ-024] [QQ-025] */
export function returnDateProblem(text: string, departureDate: string): QuickQuoteProblem | null {
  if (text === '') return 'required';
  if (!isIsoDate(text)) return 'invalidDate';
  if (!isIsoDate(departureDate)) return null;
  if (text < departureDate) return 'returnLtDepart';
  return tripDays(departureDate, text) > tripLimits.maximumDays ? 'tripDurationGt' : null;
}
