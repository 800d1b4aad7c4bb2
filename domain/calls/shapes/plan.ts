import * as z from 'zod';
import { adjustmentTypes } from '../../catalogue/plans.ts';
import { dollars, planCode, positiveDollars } from './text.ts';

/** [PS-102] What was chosen on the card: dollars and days; a plan carries only the parameters it offers. */
export const tripPreference = z.strictObject({
  tripCost: positiveDollars.max(99999).optional(),
  coverageAmount: positiveDollars.optional(),
  daysPerTrip: z.int().min(1).max(365).optional(),
  deductible: positiveDollars.optional(),
});
export type TripPreference = z.output<typeof tripPreference>;

/** [PS-097] Dollars; a discount is negative. */
export const adjustment = z.strictObject({ breakdownType: z.enum(adjustmentTypes), amount: dollars });
export type Adjustment = z.output<typeof adjustment>;

export const optionalBenefit = z.strictObject({ code: planCode, premium: positiveDollars.optional() });

/** A plan as a traveller asks for it. */
export const requestedPlan = z.strictObject({
  code: planCode,
  tripPreference: tripPreference.optional(),
  optionalBenefits: z.array(optionalBenefit).max(20).optional(),
});
export type RequestedPlan = z.output<typeof requestedPlan>;

/** [PS-102] A plan as it is bought; the server prices it again and refuses another total. */
export const boughtPlan = requestedPlan.extend({
  adjustments: z.array(adjustment).max(10),
  premiumTotal: positiveDollars,
});
export type BoughtPlan = z.output<typeof boughtPlan>;
