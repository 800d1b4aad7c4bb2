import type { benefitRuleTypes } from '../catalogue/plans.ts';
import type { Preference } from '../productRules/ratedPreference.ts';
import { type RateIndex, rateAt } from './rateIndex.ts';

/** [PS-019] [PS-020] Bounds within which a benefit is offered; an empty bound does not limit. */
export type EligibilityOption = {
  type: (typeof benefitRuleTypes)[number];
  minValue: number | null;
  maxValue: number | null;
};

/** An optional benefit, rider or add-on of a plan with the rates that price it. */
export type BenefitRates = { code: string; rates: RateIndex; eligibility: readonly EligibilityOption[] };

export type PricedBenefit = { code: string; premiumCents: number; selected: boolean };

const none: readonly PricedBenefit[] = [];

/** Every benefit on offer for these values with its price; those whose code was chosen are selected. */
export function benefitPrices(
  benefits: readonly BenefitRates[],
  age: number,
  preference: Preference,
  times: number,
  chosen: readonly string[],
): readonly PricedBenefit[] {
  if (benefits.length === 0) return none;
  const priced: PricedBenefit[] = [];
  for (const { code, rates, eligibility } of benefits) {
    if (!areWithin(eligibility, preference)) continue;
    const premiumCents = rateAt(rates, age, preference, preference.deductible) * times;
    if (premiumCents > 0) priced.push({ code, premiumCents, selected: chosen.includes(code) });
  }
  return priced;
}

function areWithin(options: readonly EligibilityOption[], preference: Preference): boolean {
  for (const { type, minValue, maxValue } of options) {
    const value = valueOf(type, preference);
    if ((minValue !== null && value < minValue) || (maxValue !== null && value > maxValue)) return false;
  }
  return true;
}

function valueOf(type: EligibilityOption['type'], preference: Preference): number {
  switch (type) {
    case 'TRIPCOST':
      return preference.tripCost;
    case 'DEDUCTIBLE':
      return preference.deductible;
    case 'COVERAGEAMOUNT':
      return preference.coverageAmount;
    case 'TRIPDURATION':
      return preference.days;
  }
}
