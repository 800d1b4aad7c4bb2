import type { ReactNode } from 'react';
import styles from './card.module.css';

export type CardProps = {
  children: ReactNode;
  title?: string | undefined;
  /** Level of the title in the page; 2 by default. */
  level?: 2 | 3 | 4 | undefined;
  /** Beside the title: a link, a price, a small button. */
  aside?: ReactNode;
  /** The chosen one of several. */
  chosen?: boolean | undefined;
  /** Sunken: part of a card or of less weight. */
  quiet?: boolean | undefined;
};

/** Things that belong together. */
export function Card({ children, title, level = 2, aside, chosen, quiet }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <section
      className={quiet ? `${styles.card} ${styles.quiet}` : styles.card}
      data-chosen={chosen || undefined}
    >
      {title && (
        <div className={styles.head}>
          <Title className={styles.title}>{title}</Title>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
