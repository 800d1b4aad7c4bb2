import type { ReactNode } from 'react';
import styles from './reference.module.css';

/** A number under which something is found, such as a policy number: it stays on one line. */
export function Reference({ children }: { children: ReactNode }) {
  return <span className={styles.reference}>{children}</span>;
}
