import { addDays, type IsoDate, isIsoDate, tripDays } from '../calendar.ts';
import type { TravellersForm } from './travellersForm.ts';
import type { TripForm } from './tripForm.ts';

/** What a super visa needs of its insurance: days, and dollars of coverage. */
export const superVisaNeeds = { days: 365, coverageAmount: 100_000 } as const;

/** Whether a trip is for a super visa; only visitors are asked. */
export function isForSuperVisa(
  { flowTravellerType }: Pick<TravellersForm, 'flowTravellerType'>,
  trip: Pick<TripForm, 'isSuperVisa'> | null,
): boolean {
  return flowTravellerType === 'VISITOR_TO_CANADA' && trip?.isSuperVisa === 'true';
}

/** A trip that is too short for its super visa: its days, and the return date with which it would be long enough. */
export type ShortForSuperVisa = { days: number; returnDate: IsoDate };

/** How a trip is too short for the super visa that it is for; null where it is not. */
export function shortForSuperVisa(
  travellers: Pick<TravellersForm, 'flowTravellerType' | 'departureDate' | 'returnDate'>,
  trip: Pick<TripForm, 'isSuperVisa'> | null,
): ShortForSuperVisa | null {
  const { departureDate, returnDate } = travellers;
  if (!isForSuperVisa(travellers, trip) || !isIsoDate(departureDate) || !isIsoDate(returnDate)) return null;
  const days = tripDays(departureDate, returnDate);
  return days < superVisaNeeds.days
    ? { days, returnDate: addDays(departureDate, superVisaNeeds.days - 1) }
    : null;
}

/** Whether an amount of coverage, in dollars, is too low for a super visa. */
export function coverageIsLowForSuperVisa(amount: number): boolean {
  return amount < superVisaNeeds.coverageAmount;
}
