import { quickQuoteLimits } from '#domain/quote/limits.ts';
import type { TravellerFacts } from '#domain/rating/facts.ts';
import {
  needsQuestionnaire,
  type PlanProblem,
  travellerProblem,
  tripProblem,
} from '#domain/rating/planRules.ts';
import { ageAgrees, type PricedTraveller } from '#domain/rating/tripFacts.ts';
import type { TravellerProblemCode } from './problemTexts.ts';
import type { Question } from './question.ts';
import type { Offer } from './shelf.ts';

/** [QQ-030] [QQ-034] [AP-034] What keeps a traveller from being quoted at all, or null. */
export function travellerProblemOf(
  traveller: PricedTraveller,
  facts: TravellerFacts,
  question: Question,
): TravellerProblemCode | null {
  if (facts.age > quickQuoteLimits.maximumAge) return 'ageTooHigh';
  if (facts.tripCost > quickQuoteLimits.maximumTripCost) return 'tripCostTooHigh';
  return ageAgrees(traveller, question.ageDate) ? null : 'ageDiffers';
}

/** Why a plan of the shelf has no price for a traveller whatever is chosen on its card, or null. */
export function shelfProblemOf(offer: Offer, facts: TravellerFacts, question: Question): PlanProblem | null {
  return tripProblem(offer.plan.rules, question.trip) ?? offerProblemOf(offer, facts, question);
}

/** The same for a plan that suits the trip. */
export function offerProblemOf(offer: Offer, facts: TravellerFacts, question: Question): PlanProblem | null {
  const { rules } = offer.plan;
  const problem = travellerProblem(rules, facts, question.trip);
  if (problem !== null) return problem;
  if (!offer.plan.purchasable) return 'notOffered';
  return needsQuestionnaire(rules, facts) ? 'questionnaireNeeded' : null;
}
