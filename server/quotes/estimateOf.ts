import type { EstimateAnswer } from '#domain/calls/quotes/estimateQuote.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { dollarsOf } from '#domain/money.ts';
import { totalCentsOf } from '#domain/rating/priceTraveller.ts';
import { travellerProblemOf } from '#domain/rating/quotedTraveller.ts';
import type { ShelfQuestion } from './question.ts';
import type { Offer } from './shelf.ts';

/** The estimate of a quote: its first most popular plan with a price for everybody, or null. */
export function estimateOf(question: ShelfQuestion<QuoteBody>): EstimateAnswer['estimate'] {
  const { body, shelf, trip } = question;
  if (body.paxes.some((pax) => travellerProblemOf(question, pax) !== null)) return null;
  for (const offer of shelf.offersFor(trip)) {
    const { rules, names: planName } = offer.plan;
    const cents = mayBeEstimated(offer, body) ? totalCentsOf(question, { code: rules.code }) : null;
    if (cents !== null) return { planCode: rules.code, planName, total: dollarsOf(cents) };
  }
  return null;
}

/** A plan that insures the trip cost has no price worth telling while somebody’s cost is not known. */
function mayBeEstimated({ plan }: Offer, { paxes, dependents = [] }: QuoteBody): boolean {
  if (!plan.configuration.en.content.mostPopular) return false;
  return plan.rules.tripCost === null || [...paxes, ...dependents].every(({ tripCost }) => tripCost > 0);
}
