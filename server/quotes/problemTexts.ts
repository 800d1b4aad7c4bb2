import type { RefusedPlan as StatedRefusal } from '#domain/calls/shapes/quoteAnswer.ts';
import { type Language, locales } from '#domain/locales.ts';
import { tripLimits } from '#domain/quote/limits.ts';
import { maximumDaysAt } from '#domain/productRules/parameterRules.ts';
import type { PlanRules } from '#domain/productRules/planRules.ts';
import type { PriceProblem } from '#domain/rating/priceTraveller.ts';
import type { Question } from '#domain/rating/question.ts';
import type { RefusedPlan } from '#domain/rating/refusedPlans.ts';
import { serverText } from '../http/texts.ts';

/** What is wrong with a traveller, or with a plan at an age, as the wire states it. */
export function problemOnWire(
  code: PriceProblem | 'traveller.noPlan',
  language: Language,
  { limits }: Pick<Question, 'limits'>,
  plan: { rules: PlanRules | null; age: number } | null = null,
): { code: string; error: string } {
  const values = plan?.rules
    ? limitsOf(code, language, plan.rules, plan.age)
    : {
        minimumAge: limits.minimumAge,
        maximumAge: limits.maximumAge,
        minimumTripCost: dollarsText(limits.minimumTripCost, language),
        maximumTripCost: dollarsText(tripLimits.maximumCost, language),
      };
  return { code, error: serverText(language, code, values) };
}

/** A plan that refuses somebody of an age, with the reason in words. */
export function refusedOnWire(
  { rules, ...refused }: RefusedPlan,
  language: Language,
  question: Pick<Question, 'limits'>,
  age: number,
): StatedRefusal {
  const { error } = problemOnWire(`plan.${refused.reason}`, language, question, { rules, age });
  return { code: rules.code, ...refused, error };
}

function limitsOf(
  code: string,
  language: Language,
  rules: PlanRules,
  age: number,
): Record<string, string | number> {
  switch (code) {
    case 'plan.ageOutside':
      return { minimum: rules.minimumAge, maximum: rules.maximumAge };
    case 'plan.tripTooLong':
      return { maximum: maximumDaysAt(rules, age) };
    case 'plan.tripCostTooHigh':
      return { maximum: dollarsText(rules.tripCost?.maximum ?? 0, language) };
    default:
      return {};
  }
}

function dollarsText(dollars: number, language: Language): string {
  return new Intl.NumberFormat(locales[language].tag, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dollars);
}
