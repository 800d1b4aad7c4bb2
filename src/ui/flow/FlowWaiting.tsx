import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import styles from './flow.module.css';
import type { FlowProps } from './flowRef.ts';

const bringIntoSight = (told: HTMLElement | null) => told?.scrollIntoView({ block: 'center' });

/** While a step is opened or kept. Whoever has bought reads that before the confirmation is there. */
export function FlowWaiting({ flow }: FlowProps) {
  const text = useText('flow');
  const isBought = useSelector(
    flow,
    (snapshot) => snapshot.context.record !== null && !snapshot.matches('startingOver'),
  );
  return (
    <div role="status" className={styles.waiting}>
      {isBought ? (
        <p className={styles.bought} ref={bringIntoSight}>
          {text('opening.bought')}
        </p>
      ) : (
        <VisuallyHidden>{text('opening')}</VisuallyHidden>
      )}
      <Skeleton shape="title" silent />
      <Skeleton shape="field" count={4} silent />
    </div>
  );
}
