import type { benefitRuleTypes } from '../catalogue/plans.ts';
import { type RateIndex, type RateKey, rateAt } from './rateIndex.ts';

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
  key: RateKey,
  times: number,
  chosen: readonly string[],
): readonly PricedBenefit[] {
  if (benefits.length === 0) return none;
  const priced: PricedBenefit[] = [];
  for (const { code, rates, eligibility } of benefits) {
    if (!eligibility.every((option) => isWithin(option, key))) continue;
    const premiumCents = rateAt(rates, key, key.deductible) * times;
    if (premiumCents > 0) priced.push({ code, premiumCents, selected: chosen.includes(code) });
  }
  return priced;
}

function isWithin({ type, minValue, maxValue }: EligibilityOption, key: RateKey): boolean {
  const value = valueOf(type, key);
  return (minValue === null || value >= minValue) && (maxValue === null || value <= maxValue);
}

function valueOf(type: EligibilityOption['type'], key: RateKey): number {
  switch (type) {
    case 'TRIPCOST':
      return key.tripCost;
    case 'DEDUCTIBLE':
      return key.deductible;
    case 'COVERAGEAMOUNT':
      return key.coverageAmount;
    case 'TRIPDURATION':
      return key.days;
  }
}
