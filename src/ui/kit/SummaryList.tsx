import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text/useText.ts';
import styles from './summaryList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A question and its answer. `change` is the address where the answer can be changed. */
export type SummaryRow = {
  key: string;
  label: string;
  value: ReactNode;
  change?: string | undefined;
};

export type SummaryListProps = {
  rows: readonly SummaryRow[];
  /** Values at the right edge: amounts. */
  amounts?: boolean | undefined;
  /** Low rows, for who reads many of them all day. */
  compact?: boolean | undefined;
};

/** Answers to check, each with a Change link that says what it changes. */
export function SummaryList({ rows, amounts, compact }: SummaryListProps) {
  const text = useText('kit');
  return (
    <dl className={styles.list} data-amounts={amounts || undefined} data-compact={compact || undefined}>
      {rows.map((row) => (
        <div className={styles.row} key={row.key}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>{row.value}</dd>
          {row.change && (
            <dd className={styles.change}>
              <Link to={row.change}>
                <span>{text('summaryList.change')}</span>
                <VisuallyHidden>{` ${text('summaryList.changeWhat', { what: row.label })}`}</VisuallyHidden>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
