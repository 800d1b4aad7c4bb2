import { type AdjustmentType, employeeAdjustment, type EmployeeRelationship } from '../catalogue/plans.ts';
import type { PriceAdjustment } from '../plans/plansForm.ts';
import type { TravellerFacts, TripFacts } from './facts.ts';
import { shareOf } from './percent.ts';
import type { AdjustmentRates } from './rateVersion.ts';

const none: readonly PriceAdjustment[] = [];

const relationshipRate: Record<EmployeeRelationship, keyof AdjustmentRates> = {
  EMPL: 'employee',
  FNF_RES: 'familyFriendsResiding',
  FNF_NONRES: 'familyFriendsNotResiding',
};

/**
 * [PS-098] [PS-100] How a premium changes, in the order in which a breakdown is read. Percentages are taken of the
 * premium after the deductible, so that their order does not matter; an adjustment of nothing is left out.
 * @param premiumCents at the reference deductible
 * @param withDeductibleCents at the chosen deductible
 */
export function adjustmentsOf(
  premiumCents: number,
  withDeductibleCents: number,
  rates: AdjustmentRates,
  traveller: TravellerFacts,
  trip: TripFacts,
): readonly PriceAdjustment[] {
  let found: PriceAdjustment[] | null = null;
  const add = (breakdownType: AdjustmentType, amountCents: number): void => {
    if (amountCents === 0) return;
    found ??= [];
    found.push({ breakdownType, amountCents });
  };
  add('DEDUCTIBLE', withDeductibleCents - premiumCents);
  if (trip.travellers > 1 && !trip.family) add('COMPANION', shareOf(withDeductibleCents, rates.companion));
  if (trip.withinCanada) {
    add('TRAVELLINGWITHINCANADA', shareOf(withDeductibleCents, rates.travellingWithinCanada));
  }
  if (traveller.smoker) add('SMOKERSURCHARGE', shareOf(withDeductibleCents, rates.smoker));
  if (trip.relationship !== null) {
    const rate = rates[relationshipRate[trip.relationship]];
    add(employeeAdjustment[trip.relationship], shareOf(withDeductibleCents, rate));
  }
  return found ?? none;
}
