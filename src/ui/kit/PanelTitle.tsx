import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import styles from './accordion.module.css';
import { Icon } from './Icon.tsx';

export type PanelTitleProps = {
  children: ReactNode;
  /** Said beside it once nothing is missing in the panel. */
  complete?: string | undefined;
  /** How many answers in the panel are to be corrected. */
  problems?: number;
  /** Below it, in small letters: whom or what it is about. */
  more?: string | undefined;
};

/** The title of a panel that is filled in. */
export function PanelTitle({ children, complete, problems = 0, more }: PanelTitleProps) {
  const text = useText('kit');
  return (
    <span className={styles.title}>
      <span>{children}</span>
      {problems > 0 && (
        <span className={styles.problem}>
          <Icon name="alert" size={16} />
          <span>{text('panel.problems', { count: problems })}</span>
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
