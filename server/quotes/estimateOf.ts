import type { EstimateAnswer } from '#domain/calls/quotes/estimateQuote.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { dollarsOf } from '#domain/money.ts';
import { priceAsAsked } from './answerQuote.ts';
import { quotedFactsOf } from './health.ts';
import type { Question } from './question.ts';
import type { Offer } from './shelf.ts';
import { travellerProblemOf } from './travellers.ts';

/** The estimate of a quote: its first most popular plan with a price for everybody, or null. */
export function estimateOf(body: QuoteBody, question: Question): EstimateAnswer['estimate'] {
  if (body.paxes.some((pax) => travellerProblemOf(body, pax, question) !== null)) return null;
  const popular = question.shelf.offersFor(question.trip).filter((offer) => mayBeEstimated(offer, body));
  for (const { plan } of popular) {
    const cents = centsOfAll(plan.rules.code, body, question);
    if (cents !== null) return { planCode: plan.rules.code, planName: plan.names, total: dollarsOf(cents) };
  }
  return null;
}

/** A plan that insures the trip cost has no price worth telling while somebody’s cost is not known. */
function mayBeEstimated({ plan }: Offer, { paxes, dependents = [] }: QuoteBody): boolean {
  if (!plan.configuration.en.content.mostPopular) return false;
  return plan.rules.tripCost === null || [...paxes, ...dependents].every(({ tripCost }) => tripCost > 0);
}

function centsOfAll(code: string, body: QuoteBody, question: Question): number | null {
  let cents = 0;
  for (const pax of body.paxes) {
    const priced = priceAsAsked({ code }, quotedFactsOf(body, pax, question.health), question);
    if (typeof priced === 'string') return null;
    cents += priced.price.premiumTotalCents;
  }
  return cents;
}
