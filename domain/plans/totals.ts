import type { ChosenPlan, PriceAdjustment } from './plansForm.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** [PS-101] Plan, benefits and add-ons with every adjustment applied; cents. */
export function premiumTotalCents(parts: {
  premiumCents: number;
  adjustments: readonly PriceAdjustment[];
  extras: readonly { premiumCents: number }[];
}): number {
  return (
    parts.premiumCents +
    sum(parts.extras.map((extra) => extra.premiumCents)) +
    sum(parts.adjustments.map((adjustment) => adjustment.amountCents))
  );
}

/** [PS-101] The sum over the travellers; cents. */
export function groupTotalCents(chosen: readonly Pick<ChosenPlan, 'premiumTotalCents'>[]): number {
  return sum(chosen.map((plan) => plan.premiumTotalCents));
}
