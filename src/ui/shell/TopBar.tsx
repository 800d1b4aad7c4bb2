import type { ReactNode } from 'react';
import styles from './topBar.module.css';

export type TopBarProps = {
  /** The brand: a `Wordmark`. */
  brand: ReactNode;
  /** At the right: the language, who is signed in, the menu button. */
  children: ReactNode;
};

/** [NV-001] The one bar above administration, in place of the top navigation and the banner of those who buy and sell. */
export function TopBar({ brand, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>{brand}</div>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
