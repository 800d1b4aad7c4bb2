import type { ReactNode } from 'react';
import styles from './banner.module.css';

export type BannerProps = {
  /** The brand: a `Wordmark`. */
  brand: ReactNode;
  /** [NV-025] Shown for agencies and brokers. */
  organizationName?: string | undefined;
  /** [NV-029] The `BrandLogo` of a white label. */
  logo?: ReactNode;
  /** [NV-023] At the right: the switch of organization. */
  children?: ReactNode;
  /** [NV-028] The pages for questions, forms and resources have a tall one: `BannerWords`. */
  tall?: ReactNode;
};

/** [NV-022] [NV-023] Whose portal this is, above every page but those of administration. */
export function Banner({ brand, organizationName, logo, children, tall }: BannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.line}>
        <div className={styles.brand}>
          {brand}
          {logo}
          {organizationName && <span className={styles.organization}>{organizationName}</span>}
        </div>
        {children && <div className={styles.tools}>{children}</div>}
      </div>
      {tall && <div className={styles.tall}>{tall}</div>}
    </header>
  );
}

/** [NV-028] What a tall banner says. */
export function BannerWords({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.words}>{text}</p>}
    </>
  );
}
