import { useSelector } from '@xstate/react';
import { useWide } from '../kit/useWide.ts';
import type { PlanSelectionProps } from './planSelectionRef.ts';
import { EitherWay } from './EitherWay.tsx';
import { PlanCards } from './PlanCards.tsx';
import { matrixOf } from './planMatrixRef.ts';

/** The plans of everybody: as cards, or at a desk as a table or as cards; a family, which has one price, has cards. */
export function OfferedPlans({ actor }: PlanSelectionProps) {
  const matrix = useSelector(actor, ({ children }) => matrixOf(children));
  const isForDesk = useSelector(
    actor,
    ({ context }) => context.facts.channel === 'b2b' && context.travellers.familyPlans !== 'true',
  );
  const isWide = useWide();
  if (matrix) return <EitherWay actor={actor} matrix={matrix} atDesk={isForDesk && isWide} />;
  return <PlanCards actor={actor} />;
}
