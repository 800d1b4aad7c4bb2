import type { ReactNode } from 'react';
import { PageTitle } from '../kit/PageTitle.tsx';
import styles from './place.module.css';

export type PlaceProps = {
  title: string;
  /** A few words above the title: a number, a state. */
  badge?: string | undefined;
  lead?: ReactNode;
  acts?: ReactNode;
  children?: ReactNode;
};

/** A page that says one thing and what to do next. */
export function Place({ title, badge, lead, acts, children }: PlaceProps) {
  return (
    <div className={styles.place}>
      {badge && <p className={styles.badge}>{badge}</p>}
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
