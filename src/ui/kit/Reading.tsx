import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { focusHolderAfter } from './focus.ts';
import styles from './reading.module.css';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

export type ReadingProps = Pick<SkeletonProps, 'shape' | 'count'> & {
  /** State of the chart that reads; in `reading` and `unavailable`, and in `empty` if that is said here, it is shown instead of the children. */
  state: string | object;
  /** Code of what kept it from coming. */
  problem: string | null;
  onRetry: () => void;
  /** What did not come. */
  unavailable: string;
  /** That there is none. */
  empty?: string | undefined;
  /** Other ways on, while it is not there. */
  acts?: ReactNode;
  children?: ReactNode;
};

/** Something that is read: on its way, there, none of it, or not to be had this time. */
export function Reading({
  state,
  problem,
  onRetry,
  unavailable,
  empty,
  acts,
  children,
  shape = 'card',
  count = 1,
}: ReadingProps) {
  const text = useText('kit');
  if (state === 'reading') {
    return (
      <>
        <Skeleton shape={shape} count={count} />
        {acts && <ButtonRow>{acts}</ButtonRow>}
      </>
    );
  }
  if (state === 'empty' && empty !== undefined) {
    return (
      <p className={styles.empty} role="status">
        {empty}
      </p>
    );
  }
  if (state !== 'unavailable') return children;
  const ways = (
    <>
      <Button onPress={onRetry}>{text('retry')}</Button>
      {acts}
    </>
  );
  return (
    <div ref={focusHolderAfter}>
      <FailureNotice code={problem} acts={ways}>
        {unavailable}
      </FailureNotice>
    </div>
  );
}
