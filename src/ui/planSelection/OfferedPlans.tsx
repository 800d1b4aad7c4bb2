import { useSelector } from '@xstate/react';
import { useWide } from '../kit/useWide.ts';
import type { PlanSelectionProps } from './planSelectionRef.ts';
import { EitherWay } from './EitherWay.tsx';
import { PlanCards } from './PlanCards.tsx';
import { matrixOf } from './planMatrixRef.ts';

/** The fewest travellers for whom the plans are laid out as a table. */
const fewest = 3;

/** The plans of everybody: as cards, or for three and more at a desk as a table that can be turned into cards. */
export function OfferedPlans({ actor }: PlanSelectionProps) {
  const matrix = useSelector(actor, ({ children }) => matrixOf(children));
  const isForDesk = useSelector(
    actor,
    ({ context }) => context.facts.channel === 'b2b' && context.offers.length >= fewest,
  );
  const isWide = useWide();
  if (matrix && isForDesk && isWide) return <EitherWay actor={actor} matrix={matrix} />;
  return <PlanCards actor={actor} />;
}
