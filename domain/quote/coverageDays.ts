import { isIsoDate, tripDays } from '../calendar.ts';
import type { TravellersForm } from './travellersForm.ts';
import { coverageDayLimits } from './limits.ts';
import type { CoverageDaysProblem } from './problems.ts';

const digits = /^\d+$/;

/** The days of the plan to be topped up, or null when the text says none. */
export function coverageDaysOf(text: string): number | null {
  return digits.test(text) ? Number(text) : null;
}

/** [TD-028] A top-up adds days to a plan that ends before the trip does. */
export function coverageDaysProblem(
  text: string,
  { departureDate, returnDate }: Pick<TravellersForm, 'departureDate' | 'returnDate'>,
): CoverageDaysProblem | null {
  if (text === '') return 'required';
  const days = coverageDaysOf(text);
  if (days === null) return 'daysInvalid';
  if (days < coverageDayLimits.minimum) return 'daysLt';
  if (days > coverageDayLimits.maximum) return 'daysGt';
  const tripIsKnown = isIsoDate(departureDate) && isIsoDate(returnDate);
  return tripIsKnown && days >= tripDays(departureDate, returnDate) ? 'daysCoverTrip' : null;
}
