import { type Language, locales } from '#domain/locales.ts';
import { type QuickQuoteLimits, tripLimits } from '#domain/quote/limits.ts';
import { maximumDaysAt } from '#domain/productRules/parameterRules.ts';
import type { PlanProblem, PlanRules } from '#domain/productRules/planRules.ts';
import { serverText } from '../http/texts.ts';

/** What is wrong with one traveller or one plan of a traveller, as the wire states it. */
export type TravellerProblem = { code: string; error: string };

export type TravellerProblemCode =
  | 'noPlan'
  | 'ageDiffers'
  | 'ageTooHigh'
  | 'ageTooLow'
  | 'tripCostTooHigh'
  | 'tripCostTooLow';

export function travellerProblem(
  code: TravellerProblemCode,
  language: Language,
  limits: QuickQuoteLimits,
): TravellerProblem {
  const error = serverText(language, `traveller.${code}`, {
    minimumAge: limits.minimumAge,
    maximumAge: limits.maximumAge,
    minimumTripCost: dollarsText(limits.minimumTripCost, language),
    maximumTripCost: dollarsText(tripLimits.maximumCost, language),
  });
  return { code: `traveller.${code}`, error };
}

export function planProblem(
  code: PlanProblem,
  language: Language,
  rules: PlanRules | null,
  age: number,
): TravellerProblem {
  const values = rules === null ? {} : limitsOf(code, language, rules, age);
  return { code: `plan.${code}`, error: serverText(language, `plan.${code}`, values) };
}

function limitsOf(
  code: PlanProblem,
  language: Language,
  rules: PlanRules,
  age: number,
): Record<string, string | number> {
  switch (code) {
    case 'ageOutside':
      return { minimum: rules.minimumAge, maximum: rules.maximumAge };
    case 'tripTooLong':
      return { maximum: maximumDaysAt(rules, age) };
    case 'tripCostTooHigh':
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
