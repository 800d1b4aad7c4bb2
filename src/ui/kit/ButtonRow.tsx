import type { ReactNode } from 'react';
import styles from './button.module.css';

/** The acts of a screen or a card: the primary first, one above the other on narrow screens. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
