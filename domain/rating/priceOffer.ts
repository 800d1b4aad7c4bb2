import type { RequestedPlan } from '../calls/shapes/plan.ts';
import { needsQuestionnaire } from '../productRules/parameterRules.ts';
import { type PlanProblem, travellerProblem, tripProblem } from '../productRules/planRules.ts';
import { preferenceOf } from '../productRules/ratedPreference.ts';
import type { TripFacts } from './facts.ts';
import { type PlanRates, pricePlan } from './pricePlan.ts';
import type { RatedOffer } from './question.ts';
import type { QuotedFacts } from './quotedTraveller.ts';
import type { PriceMade } from './worksheet.ts';

/** A price with the plan that it is of and all that it was made of. */
export type OfferPrice<Offer extends RatedOffer> = PriceMade & { offer: Offer };

/** What a traveller wants of a plan; without it the first values on offer and no optional benefit. */
type Wanted = Omit<RequestedPlan, 'code'>;

const nothing: Wanted = {};

/** The price of an offer for a traveller, or the first reason why there is none: refusal, preference, rates, price. */
export function priceOffer<Offer extends RatedOffer>(
  offer: Offer,
  traveller: QuotedFacts,
  trip: TripFacts,
  wanted: Wanted = nothing,
): OfferPrice<Offer> | PlanProblem {
  const refusal = refusalOf(offer, traveller, trip);
  if (refusal !== null) return refusal;
  const preference = preferenceOf(offer.plan.rules, traveller, trip, wanted.tripPreference);
  if (typeof preference === 'string') return preference;
  const rates = ratesFor(offer, traveller);
  const chosen = (wanted.optionalBenefits ?? []).map(({ code }) => code);
  const price = rates && pricePlan(rates, traveller, trip, preference, chosen);
  if (!price) return 'notRated';
  const isOffered = (code: string) => price.optionalBenefits.some((benefit) => benefit.code === code);
  if (!chosen.every(isOffered)) return 'benefitNotOffered';
  return { offer, rates, traveller, trip, preference, price };
}

/** [MQ-010] [MQ-017] Why a plan has no price for a traveller whatever is chosen on its card, or null. */
function refusalOf(
  { plan: { rules, purchasable } }: RatedOffer,
  traveller: QuotedFacts,
  trip: TripFacts,
): PlanProblem | null {
  const problem = tripProblem(rules, trip) ?? travellerProblem(rules, traveller, trip);
  if (problem !== null) return problem;
  if (!purchasable) return 'notOffered';
  if (!needsQuestionnaire(rules, traveller.age)) return null;
  if (traveller.health === null) return 'questionnaireNeeded';
  return traveller.health.mqEligible ? null : 'notEligible';
}

/** [MQ-022] The rates of a plan for a traveller: where it asks about health, those of what the answers give. */
function ratesFor({ plan, rates, answered }: RatedOffer, { age, health }: QuotedFacts): PlanRates | null {
  if (!needsQuestionnaire(plan.rules, age)) return rates;
  return health ? (answered[health.rateCategory] ?? null) : null;
}
