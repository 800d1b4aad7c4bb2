import { useText } from '../../text/useText.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SkeletonProps = {
  /** The shape of what comes. */
  shape?: 'lines' | 'field' | 'card' | 'row' | 'title' | undefined;
  /** How many of it. */
  count?: number | undefined;
  /** Silent, when something around it already says that it loads. */
  silent?: boolean | undefined;
};

/** The place of something that is loading, in its shape. */
export function Skeleton({ shape = 'lines', count = 3, silent = false }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} role={silent ? undefined : 'status'}>
      {!silent && <LoadingWords />}
      {Array.from({ length: count }, (_, index) => (
        <span className={styles.bone} key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

function LoadingWords() {
  const text = useText('kit');
  return <VisuallyHidden>{text('loading')}</VisuallyHidden>;
}
