import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useSomeCard } from './planMatrixRef.ts';
import { type PlanSelectionProps, priceUnreachable } from './planSelectionRef.ts';

/** Says once for all cells that prices are on their way, or that there is no connection. */
export function MatrixConnection({ actor }: PlanSelectionProps) {
  const text = useText('planSelection');
  const isLost = useSomeCard(actor, priceUnreachable);
  const isCalculating = useSelector(actor, ({ context }) =>
    context.offers.some(({ calculating }) => calculating.length > 0),
  );
  return (
    <>
      {isLost && (
        <Notice tone="warning" announce>
          {text('price.unreachable')}
        </Notice>
      )}
      <LiveMessage message={isCalculating && !isLost ? text('price.calculating') : ''} />
    </>
  );
}
