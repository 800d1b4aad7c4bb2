import { Children, type ReactNode } from 'react';
import styles from './list.module.css';

/** What stands below the main words of a cell: each part on a line of its own, or all on one where the rows are low. */
export function Below({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  if (parts.length === 0) return null;
  return (
    <span className={styles.below}>
      {parts.map((part, at) => (
        <span key={at} className={styles.part}>
          {part}
        </span>
      ))}
    </span>
  );
}
