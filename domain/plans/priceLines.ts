import { employeeAdjustment } from '../catalogue/employeeAdjustment.ts';
import type { AdjustmentType } from '../catalogue/plans.ts';
import type { PriceAdjustment } from './plansForm.ts';

const discounts: ReadonlySet<AdjustmentType> = new Set(Object.values(employeeAdjustment));

/** One line of a price in cents; a discount is negative. `plan` is the premium with the adjustments that have no line. */
export type PriceLine =
  | { kind: 'premium' | 'plan'; cents: number }
  | { kind: 'adjustment'; type: AdjustmentType; cents: number }
  | { kind: 'benefit'; code: string; cents: number };

type Price = {
  readonly adjustments: readonly PriceAdjustment[];
  readonly premiumTotalCents: number;
  /** The chosen ones alone. */
  readonly optionalBenefits: readonly { readonly code: string; readonly premiumCents: number }[];
};

/**
 * [PS-076] The lines that sum to a price. Every adjustment has one where the breakdown is shown, else only what the
 * relationship to an employee takes off. Empty where the price would be a single line.
 */
export function priceLinesOf(price: Price, showsBreakdown: boolean): PriceLine[] {
  const adjusted = price.adjustments.filter(
    ({ breakdownType }) => showsBreakdown || discounts.has(breakdownType),
  );
  const beyond: PriceLine[] = [
    ...adjusted.map(({ breakdownType, amountCents }) => ({
      kind: 'adjustment' as const,
      type: breakdownType,
      cents: amountCents,
    })),
    ...price.optionalBenefits.map(({ code, premiumCents }) => ({
      kind: 'benefit' as const,
      code,
      cents: premiumCents,
    })),
  ];
  if (beyond.length === 0) return [];
  const rest = beyond.reduce((cents, line) => cents - line.cents, price.premiumTotalCents);
  return [{ kind: showsBreakdown ? 'premium' : 'plan', cents: rest }, ...beyond];
}

/** [PS-100] What a price was before the relationship to an employee took something off; null without one. Cents. */
export function undiscountedCents({
  adjustments,
  premiumTotalCents,
}: Pick<Price, 'adjustments' | 'premiumTotalCents'>): number | null {
  const found = adjustments.filter(({ breakdownType }) => discounts.has(breakdownType));
  if (found.length === 0) return null;
  return found.reduce((cents, { amountCents }) => cents - amountCents, premiumTotalCents);
}
