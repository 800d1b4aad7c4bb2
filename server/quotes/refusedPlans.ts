import type { RefusedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import type { Language } from '#domain/locales.ts';
import type { PlanRules } from '#domain/productRules/planRules.ts';
import { refusalOf, topsUp } from '#domain/productRules/refusal.ts';
import type { TravellerFacts } from '#domain/rating/facts.ts';
import { planProblem } from './problemTexts.ts';
import type { Question } from './question.ts';

/** Who asks: the traveller, how many are insured together, and in which language. */
export type RefusedTo = { facts: TravellerFacts; people: number; language: Language };

/**
 * Why plans that suit the trip are not offered to a traveller, in the order of the catalogue. Left out are what can be
 * added to a plan, and plans for older people where others suit: nobody misses them.
 */
export function refusedPlans(isOfferedOthers: boolean, to: RefusedTo, question: Question): RefusedPlan[] {
  const { shelf, trip } = question;
  return shelf.offersFor({ ...trip, family: false }).flatMap(({ plan }) => {
    const refused = plan.rules.isAddOn ? null : refusedPlan(plan.rules, to, question);
    const isMissed = refused && !(isOfferedOthers && refused.asked < refused.minimum);
    return isMissed && (plan.purchasable || refused.reason !== 'notForFamilies') ? [refused] : [];
  });
}

/** By which rule a plan that suits the trip is not sold as asked, and what would pass; null when it is another reason. */
export function refusedPlan(
  rules: PlanRules,
  { facts, people, language }: RefusedTo,
  { shelf, trip }: Question,
): RefusedPlan | null {
  const refusal = refusalOf(rules, facts, trip, people);
  if (refusal === null) return null;
  const over = refusal.asked - refusal.maximum;
  const topUps = shelf.offersFor({ ...trip, flowTravellerType: 'TOP_UP' });
  const isToppedUp =
    refusal.reason === 'tripTooLong' &&
    topUps.some(({ plan }) => plan.purchasable && topsUp(plan.rules, facts, trip, over));
  const { error } = planProblem(refusal.reason, language, rules, facts.age);
  return { code: rules.code, ...refusal, topUpDays: isToppedUp ? over : null, error };
}
