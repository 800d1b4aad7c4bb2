import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import type { PlanMatrixRef } from './planMatrixRef.ts';

type ComparisonButtonProps = {
  matrix: PlanMatrixRef | undefined;
  /** Whose prices are compared, and the plans that they are offered. */
  paxIds: readonly string[];
  codes: readonly string[];
  label?: string;
};

/** The way to what plans cover and cost on this trip, side by side; nothing where there is only one. */
export function ComparisonButton({ matrix, paxIds, codes, label }: ComparisonButtonProps) {
  const text = useText('planSelection');
  if (!matrix || new Set(codes).size < 2) return null;
  return (
    <Button kind="quiet" label={label} onPress={() => matrix.send({ type: 'person.comparePlans', paxIds })}>
      {text('compare')}
    </Button>
  );
}
