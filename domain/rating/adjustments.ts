import { employeeAdjustment } from '../catalogue/employeeAdjustment.ts';
import type { AdjustmentType } from '../catalogue/plans.ts';
import type { PriceAdjustment } from '../plans/plansForm.ts';
import type { TravellerFacts, TripFacts } from './facts.ts';
import { shareOf } from './percent.ts';
import type { AdjustmentRates } from './rateVersion.ts';

const none: readonly PriceAdjustment[] = [];

/** Adjustments that are a percentage of the premium after the deductible. */
export type PercentageType = Exclude<AdjustmentType, 'DEDUCTIBLE'>;

const rateOf: Record<PercentageType, keyof AdjustmentRates> = {
  COMPANION: 'companion',
  TRAVELLINGWITHINCANADA: 'travellingWithinCanada',
  SMOKERSURCHARGE: 'smoker',
  EMPLOYEE: 'employee',
  FAMILYFRIENDSRESIDING: 'familyFriendsResiding',
  FAMILYFRIENDSNOTRESIDING: 'familyFriendsNotResiding',
};

/** Hundredths of a percent that an adjustment is by these rates. */
export function percentageOf(type: PercentageType, rates: AdjustmentRates): number {
  return rates[rateOf[type]];
}

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
  const isCompanion = trip.travellers > 1 && !trip.family && rates.companion !== 0;
  const isAdjusted = isCompanion || trip.withinCanada || traveller.smoker || trip.relationship !== null;
  if (!isAdjusted && withDeductibleCents === premiumCents) return none;
  const found: PriceAdjustment[] = [];
  const add = (breakdownType: AdjustmentType, amountCents: number): void => {
    if (amountCents !== 0) found.push({ breakdownType, amountCents });
  };
  const addShare = (type: PercentageType): void =>
    add(type, shareOf(withDeductibleCents, percentageOf(type, rates)));
  add('DEDUCTIBLE', withDeductibleCents - premiumCents);
  if (isCompanion) addShare('COMPANION');
  if (trip.withinCanada) addShare('TRAVELLINGWITHINCANADA');
  if (traveller.smoker) addShare('SMOKERSURCHARGE');
  if (trip.relationship !== null) addShare(employeeAdjustment[trip.relationship]);
  return found;
}
