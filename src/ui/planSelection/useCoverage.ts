import { useSelector } from '@xstate/react';
import { coverageInsured } from '#domain/plans/coverageInsured.ts';
import { coverageIsLowForSuperVisa, isForSuperVisa } from '#domain/quote/superVisa.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

/** The coverage amount of a card in dollars and as the plan writes it, and whether it is chosen on the card. */
export type Coverage = {
  amount: number;
  label: string;
  isChosen: boolean;
  /** For the super visa that the trip is for. */
  isTooLow: boolean;
};

/** What a card insures; null for a plan without coverage amounts, and until one is chosen. */
export function useCoverage({ actor, card, plan }: PlanSelectionProps & CardProps): Coverage | null {
  const { money } = useFormats();
  const lists = plan.content[useLanguage()].coverageAmounts;
  const { flowTravellerType } = useSelector(actor, ({ context }) => context.travellers);
  const superVisa = useSelector(actor, ({ context }) => isForSuperVisa(context.travellers, context.trip));
  const amount = useSelector(card, ({ context: { offer, params } }) =>
    coverageInsured(offer, params, lists, { flowTravellerType, superVisa }),
  );
  const isChosen = useSelector(card, ({ context }) => context.offer.coverageAmounts.length > 0);
  if (amount === null) return null;
  const label = [...lists.default, ...lists.superVisaNo].find(({ value }) => value === amount)?.label;
  return {
    amount,
    label: label ?? money(amount * 100),
    isChosen,
    isTooLow: superVisa && coverageIsLowForSuperVisa(amount),
  };
}
