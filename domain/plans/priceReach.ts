import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import { tripDays } from '../calendar.ts';
import { topUpLength } from '../productRules/topUp.ts';
import type { CataloguePlan } from './bilingualCatalogue.ts';
import type { CardPrice } from './price.ts';
import type { CardOffer } from './productCard.ts';

/** What a price pays for: one trip, each trip of a year, the days that another plan leaves, or that one can cancel. */
export type PriceReach = {
  kind: 'trip' | 'eachTrip' | 'topUp' | 'cancellation';
  /** Days that are insured; of a year of trips, the longest one. */
  days: number;
  /** Cents of the price for one of the days; null for a year of trips, and where the price is for cancelling. */
  perDayCents: number | null;
  /** Days of the whole trip, and how many of them the existing plan covers. */
  tripDays: number;
  coveredDays: number;
  /** How many the price insures: of a family everybody. */
  people: number;
};

/** What the price of a card pays for, as the card was asked about it. */
export function priceReachOf(
  question: QuoteBody,
  { minimumTopUpDays }: Pick<CardOffer, 'minimumTopUpDays'>,
  { planType }: Pick<CataloguePlan, 'planType'>,
  { preference, premiumTotalCents }: Pick<CardPrice, 'preference' | 'premiumTotalCents'>,
): PriceReach {
  const { tripInformation: trip, dependents = [] } = question;
  const { daysPerTrip = 0 } = preference;
  const whole = {
    tripDays: tripDays(trip.startDate, trip.endDate),
    coveredDays: trip.existingCoverageDays ?? 0,
    people: 1 + dependents.length,
  };
  if (trip.tripType === 'MULTIPLE') {
    return { ...whole, kind: 'eachTrip', days: daysPerTrip, perDayCents: null };
  }
  if (planType === 'TRIP_CANCELLATION') {
    return { ...whole, kind: 'cancellation', days: whole.tripDays, perDayCents: null };
  }
  const isTopUp = minimumTopUpDays !== null;
  const days = isTopUp ? topUpLength(minimumTopUpDays, daysPerTrip) : whole.tripDays;
  const perDayCents = Math.round(premiumTotalCents / days);
  return { ...whole, kind: isTopUp ? 'topUp' : 'trip', days, perDayCents };
}
