import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './Icon.tsx';

export type PanelTitleProps = {
  children: ReactNode;
  /** Said beside it once nothing is missing in the panel. */
  complete?: string | undefined;
};

/** The title of a panel that is filled in. */
export function PanelTitle({ children, complete }: PanelTitleProps) {
  return (
    <span className={styles.title}>
      <span>{children}</span>
      {complete && (
        <span className={styles.complete}>
          <Icon name="success" size={16} />
          <span>{complete}</span>
        </span>
      )}
    </span>
  );
}
