import { useSelector } from '@xstate/react';
import type { PlanSelectionProps } from './planSelectionRef.ts';
import { TravellerPlans } from './TravellerPlans.tsx';

/** The plans as cards, a section for each traveller. */
export function PlanCards({ actor }: PlanSelectionProps) {
  const count = useSelector(actor, ({ context }) => context.offers.length);
  return Array.from({ length: count }, (_, index) => (
    <TravellerPlans key={index} actor={actor} index={index} />
  ));
}
