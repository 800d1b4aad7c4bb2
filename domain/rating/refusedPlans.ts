import type { PlanRules } from '../productRules/planRules.ts';
import { type Refusal, refusalOf, topsUp } from '../productRules/refusal.ts';
import type { TravellerFacts } from './facts.ts';
import type { Question } from './question.ts';

/** A plan that suits the trip and not the traveller; of a trip that is too long, the days that a top-up can insure beyond it. */
export type RefusedPlan = Refusal & { rules: PlanRules; topUpDays: number | null };

/**
 * Why plans that suit the trip are not offered to a traveller, in the order of the catalogue. Left out are what can be
 * added to a plan, and plans for older people where others suit: nobody misses them.
 */
export function refusedPlans(
  isOfferedOthers: boolean,
  traveller: TravellerFacts,
  question: Question,
): RefusedPlan[] {
  const { shelf, trip } = question;
  return shelf.offersFor({ ...trip, family: false }).flatMap(({ plan }) => {
    const refused = plan.rules.isAddOn ? null : refusedPlan(plan.rules, traveller, question);
    const isMissed = refused && !(isOfferedOthers && refused.asked < refused.minimum);
    return isMissed && (plan.purchasable || refused.reason !== 'notForFamilies') ? [refused] : [];
  });
}

/** By which rule a plan that suits the trip is not sold as asked, and what would pass; null when it is another reason. */
export function refusedPlan(
  rules: PlanRules,
  traveller: TravellerFacts,
  { body, shelf, trip }: Question,
): RefusedPlan | null {
  const people = 1 + (body.dependents ?? []).length;
  const refusal = refusalOf(rules, traveller, trip, people);
  if (refusal === null) return null;
  const over = refusal.asked - refusal.maximum;
  const topUps = shelf.offersFor({ ...trip, flowTravellerType: 'TOP_UP' });
  const isToppedUp =
    refusal.reason === 'tripTooLong' &&
    topUps.some(({ plan }) => plan.purchasable && topsUp(plan.rules, traveller, trip, over));
  return { rules, ...refusal, topUpDays: isToppedUp ? over : null };
}
