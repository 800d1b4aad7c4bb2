import type { ChosenPlan } from './plansForm.ts';

/** [PS-033] What the optional benefits of one traveller cost together, written in the language of the screen. */
export type OptBenAmount = { referenceNumber: string; premiumTotalLabel: string };

/** [QS-008] The amounts of optional benefits by traveller; a traveller who took none is not listed. */
export function optBenAmountBreakdown(
  chosen: readonly Pick<ChosenPlan, 'paxId' | 'optionalBenefits'>[],
  money: (cents: number) => string,
): OptBenAmount[] {
  return chosen
    .filter(({ optionalBenefits }) => optionalBenefits.length > 0)
    .map(({ paxId, optionalBenefits }) => ({
      referenceNumber: paxId,
      premiumTotalLabel: money(optionalBenefits.reduce((sum, { premiumCents }) => sum + premiumCents, 0)),
    }));
}
