import type { ReactNode } from 'react';
import styles from './list.module.css';

/** What stands below the main words of a cell. */
export function Below({ children }: { children: ReactNode }) {
  return <span className={styles.below}>{children}</span>;
}
