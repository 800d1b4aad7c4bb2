import type { ReactNode } from 'react';
import styles from './layout.module.css';

export type ColumnsProps = {
  /** The form or the text, not wider than can be read. */
  children: ReactNode;
  /** Beside it on wide screens: a `Sheet`, help. */
  aside?: ReactNode;
};

/** The body of a screen: one column of a readable width, and what runs along beside it. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns} data-aside={aside ? true : undefined}>
      <div className={styles.column}>{children}</div>
      {aside}
    </div>
  );
}
