import type { ReactNode } from 'react';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import styles from './policyInfo.module.css';

type PartProps = { title: string; rows?: readonly SummaryRow[]; children?: ReactNode };

/** A part of what is read of a policy, below its title. */
export function Part({ title, rows, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {rows && <SummaryList compact rows={rows} />}
      {children}
    </section>
  );
}
