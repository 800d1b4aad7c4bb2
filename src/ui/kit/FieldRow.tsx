import type { ReactNode } from 'react';
import styles from './layout.module.css';

export type FieldRowProps = {
  children: ReactNode;
  /** Fields side by side on wide screens; two by default. */
  columns?: 2 | 3 | 4 | undefined;
};

/** Fields side by side, their controls on one line whatever their labels and problems; below each other when narrow. */
export function FieldRow({ children, columns = 2 }: FieldRowProps) {
  return (
    <div className={styles.row} data-columns={columns}>
      {children}
    </div>
  );
}

/** The fields of a form or a card, one below the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
