import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { lateOverlay } from '../kit/latePiece.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanMatrix } from './PlanMatrix.tsx';
import type { PlanMatrixProps } from './planMatrixRef.ts';

const PlanComparison = lateOverlay(async () => (await import('./PlanComparison.tsx')).PlanComparison);

type EitherWayProps = PlanMatrixProps & {
  /** Where there is no desk, there are cards alone. */
  atDesk: boolean;
};

/** The plans as a table or as cards, and their comparison over both. */
export function EitherWay({ actor, matrix, atDesk }: EitherWayProps) {
  const text = useText('planSelection');
  const isTable = useSelector(matrix, (snapshot) => snapshot.matches({ layout: 'table' }));
  const isComparing = useSelector(matrix, (snapshot) => snapshot.matches({ details: 'comparing' }));
  const toTable = (
    <Button kind="quiet" onPress={() => matrix.send({ type: 'person.showTable' })}>
      {text('matrix.showTable')}
    </Button>
  );
  return (
    <>
      {atDesk && isTable ? (
        <PlanMatrix actor={actor} matrix={matrix} />
      ) : (
        <PlanCards actor={actor} act={atDesk && toTable} />
      )}
      {isComparing && <PlanComparison actor={actor} matrix={matrix} />}
    </>
  );
}
