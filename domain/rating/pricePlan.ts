import type { PriceAdjustment } from '../plans/plansForm.ts';
import { adjustmentsOf } from './adjustments.ts';
import { type BenefitRates, benefitPrices, type PricedBenefit } from './benefits.ts';
import type { TravellerFacts, TripFacts } from './facts.ts';
import type { Preference } from '../productRules/ratedPreference.ts';
import { type RateIndex, rateAt } from './rateIndex.ts';

/** The rates that a plan is priced with: its own, and those of what can be added to it. */
export type PlanRates = { plan: RateIndex; benefits: readonly BenefitRates[] };

export type PlanPrice = {
  /** Before adjustments, at the reference deductible. */
  premiumCents: number;
  adjustments: readonly PriceAdjustment[];
  optionalBenefits: readonly PricedBenefit[];
  /** [PS-101] */
  premiumTotalCents: number;
};

/** A family pays this many times the premium of its oldest member. */
const familyMultiple = 2;

/** How often a premium of the rates is paid: once, or as often as a family does. */
export function timesOf(trip: TripFacts): number {
  return trip.family ? familyMultiple : 1;
}

/**
 * [PS-101] The price of a plan for a traveller: premium, adjustments and chosen benefits; null when the rates
 * sell nothing for these values. Sample product rule, usual in Canada: a family pays twice the premium of its
 * oldest member, who is the primary, whatever the number of dependents.
 * @param chosen codes of the optional benefits that the total includes
 */
export function pricePlan(
  rates: PlanRates,
  traveller: TravellerFacts,
  trip: TripFacts,
  preference: Preference,
  chosen: readonly string[],
): PlanPrice | null {
  const { plan } = rates;
  const times = timesOf(trip);
  const withDeductible = rateAt(plan, traveller.age, preference, preference.deductible) * times;
  if (withDeductible === 0) return null;
  const premiumCents =
    preference.deductible === plan.referenceDeductible
      ? withDeductible
      : rateAt(plan, traveller.age, preference, plan.referenceDeductible) * times;
  const adjustments = adjustmentsOf(premiumCents, withDeductible, plan.version.adjustments, traveller, trip);
  const optionalBenefits = benefitPrices(rates.benefits, traveller.age, preference, times, chosen);
  let premiumTotalCents = premiumCents;
  for (const adjustment of adjustments) premiumTotalCents += adjustment.amountCents;
  for (const benefit of optionalBenefits) if (benefit.selected) premiumTotalCents += benefit.premiumCents;
  return { premiumCents, adjustments, optionalBenefits, premiumTotalCents };
}
