import { tripLimits } from '#domain/quote/limits.ts';
import { needsQuestionnaire } from '#domain/productRules/parameterRules.ts';
import { type PlanProblem, travellerProblem, tripProblem } from '#domain/productRules/planRules.ts';
import type { PlanRates } from '#domain/rating/pricePlan.ts';
import { ageAgrees, type PricedBody, type PricedTraveller } from '#domain/rating/tripFacts.ts';
import type { QuotedFacts } from './health.ts';
import type { TravellerProblemCode } from './problemTexts.ts';
import type { Question } from './question.ts';
import type { Offer } from './shelf.ts';

/**
 * [QQ-029] [QQ-030] [QQ-034] [QQ-035] [AP-034] What keeps a traveller, or somebody of the family, from being quoted at all,
 * or null.
 */
export function travellerProblemOf(
  { dependents = [] }: PricedBody,
  traveller: PricedTraveller,
  { limits, ageDate }: Question,
): TravellerProblemCode | null {
  const everybody = [traveller, ...dependents];
  if (everybody.some(({ age }) => age > limits.maximumAge)) return 'ageTooHigh';
  if (everybody.some(({ age }) => age < limits.minimumAge)) return 'ageTooLow';
  if (everybody.some(({ tripCost }) => tripCost > tripLimits.maximumCost)) return 'tripCostTooHigh';
  if (everybody.some(({ tripCost }) => tripCost < limits.minimumTripCost)) return 'tripCostTooLow';
  return ageAgrees(traveller, ageDate) ? null : 'ageDiffers';
}

/** Why a plan of the shelf has no price for a traveller whatever is chosen on its card, or null. */
export function shelfProblemOf(offer: Offer, facts: QuotedFacts, question: Question): PlanProblem | null {
  return tripProblem(offer.plan.rules, question.trip) ?? offerProblemOf(offer, facts, question);
}

/** [MQ-010] [MQ-017] The same for a plan that suits the trip. */
export function offerProblemOf(offer: Offer, facts: QuotedFacts, question: Question): PlanProblem | null {
  const { rules } = offer.plan;
  const problem = travellerProblem(rules, facts, question.trip);
  if (problem !== null) return problem;
  if (!offer.plan.purchasable) return 'notOffered';
  if (!needsQuestionnaire(rules, facts.age)) return null;
  if (facts.health === null) return 'questionnaireNeeded';
  return facts.health.mqEligible ? null : 'notEligible';
}

/** [MQ-022] The rates of a plan for a traveller: where it asks about health, those of what the answers give. */
export function offeredRates(
  { plan, rates, answered }: Offer,
  { age, health }: QuotedFacts,
): PlanRates | null {
  if (!needsQuestionnaire(plan.rules, age)) return rates;
  return health ? (answered[health.rateCategory] ?? null) : null;
}
