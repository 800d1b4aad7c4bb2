import { type CoverageLists, coverageAmountsFor } from '../productRules/parameterRules.ts';
import type { TripFacts } from '../rating/facts.ts';
import type { CardParameters } from './plansForm.ts';
import type { CardOffer, CardOption } from './productCard.ts';

/**
 * The coverage amount that a card insures, in dollars: the one chosen on it, else the first of the plan, for which it
 * is priced where none can be chosen; null where none is chosen yet and of a plan without such amounts.
 */
export function coverageInsured(
  offer: Pick<CardOffer, 'coverageAmounts'>,
  params: Pick<CardParameters, 'coverageAmount'>,
  lists: CoverageLists<readonly CardOption[]>,
  trip: Pick<TripFacts, 'flowTravellerType' | 'superVisa'>,
): number | null {
  if (offer.coverageAmounts.length > 0) return Number(params.coverageAmount) || null;
  return coverageAmountsFor(lists, trip)[0]?.value ?? null;
}
