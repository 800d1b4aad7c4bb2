import type { RefusedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import type { Language } from '#domain/locales.ts';
import { refusalOf, topsUp } from '#domain/productRules/refusal.ts';
import type { TravellerFacts } from '#domain/rating/facts.ts';
import type { Plan } from '../catalogue/catalogue.types.ts';
import { planProblem } from './problemTexts.ts';
import type { Question } from './question.ts';

/**
 * Why plans that suit the trip are not offered to a traveller, in the order of the catalogue. Left out are what can be
 * added to a plan, and plans for older people where others suit: nobody misses them.
 */
export function refusedPlans(
  offered: readonly Plan[],
  isOfferedOthers: boolean,
  facts: TravellerFacts,
  { shelf, trip }: Question,
  language: Language,
): RefusedPlan[] {
  return offered.flatMap(({ rules }) => {
    const refusal = rules.isAddOn ? null : refusalOf(rules, facts, trip);
    if (refusal === null || (isOfferedOthers && refusal.asked < refusal.minimum)) return [];
    const over = refusal.asked - refusal.maximum;
    const topUps = shelf.offersFor({ ...trip, flowTravellerType: 'TOP_UP' });
    const isToppedUp =
      refusal.reason === 'tripTooLong' &&
      topUps.some(({ plan }) => plan.purchasable && topsUp(plan.rules, facts, trip, over));
    const { error } = planProblem(refusal.reason, language, rules, facts.age);
    return [{ code: rules.code, ...refusal, topUpDays: isToppedUp ? over : null, error }];
  });
}
