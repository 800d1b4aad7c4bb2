import type { ChosenPlan } from './plansForm.ts';

/** [PS-101] The sum over the travellers; cents. */
export function groupTotalCents(chosen: readonly Pick<ChosenPlan, 'premiumTotalCents'>[]): number {
  return chosen.reduce((total, plan) => total + plan.premiumTotalCents, 0);
}
