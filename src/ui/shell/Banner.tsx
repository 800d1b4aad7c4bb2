import type { ReactNode } from 'react';
import styles from './banner.module.css';

export type BannerProps = {
  /** The brand: a `Wordmark`. */
  brand: ReactNode;
  /** [NV-025] Shown for agencies and brokers. */
  organizationName?: string | undefined;
  /** At the right: the switch of organisation, the language, who is signed in, the menu button. */
  children?: ReactNode;
  /** [NV-028] The pages for questions, forms and resources have a tall one with their title. */
  tall?: ReactNode;
};

/** [NV-023] The top of every page. */
export function Banner({ brand, organizationName, children, tall }: BannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.line}>
        <div className={styles.brand}>
          {brand}
          {organizationName && <span className={styles.organization}>{organizationName}</span>}
        </div>
        <div className={styles.tools}>{children}</div>
      </div>
      {tall && <div className={styles.tall}>{tall}</div>}
    </header>
  );
}
