import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './Icon.tsx';

export type PanelTitleProps = {
  children: ReactNode;
  /** Said beside it once nothing is missing in the panel. */
  complete?: string | undefined;
  /** Said beside it while something in the panel is to be corrected. */
  problem?: string | undefined;
  /** Below it, in small letters: whom or what it is about. */
  more?: string | undefined;
};

/** The title of a panel that is filled in. */
export function PanelTitle({ children, complete, problem, more }: PanelTitleProps) {
  return (
    <span className={styles.title}>
      <span>{children}</span>
      {problem && (
        <span className={styles.problem}>
          <Icon name="alert" size={16} />
          <span>{problem}</span>
        </span>
      )}
      {complete && (
        <span className={styles.complete}>
          <Icon name="success" size={16} />
          <span>{complete}</span>
        </span>
      )}
      {more && <span className={styles.more}>{more}</span>}
    </span>
  );
}
