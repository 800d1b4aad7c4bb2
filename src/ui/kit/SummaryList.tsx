import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { followWith } from './follow.ts';
import styles from './summaryList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A question and its answer. `change` is where the answer can be changed. */
export type SummaryRow = {
  key: string;
  label: string;
  value: ReactNode;
  change?: { href: string; onFollow?: (() => void) | undefined } | undefined;
};

export type SummaryListProps = {
  rows: readonly SummaryRow[];
  /** Values at the right edge: amounts. */
  amounts?: boolean | undefined;
};

/** Answers to check, each with a Change link that says what it changes. */
export function SummaryList({ rows, amounts }: SummaryListProps) {
  const text = useText('kit');
  return (
    <dl className={styles.list} data-amounts={amounts || undefined}>
      {rows.map((row) => (
        <div className={styles.row} key={row.key}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>{row.value}</dd>
          {row.change && (
            <dd className={styles.change}>
              <a href={row.change.href} onClick={followWith(row.change.onFollow)}>
                {text('summaryList.change')}
                <VisuallyHidden> {text('summaryList.changeWhat', { what: row.label })}</VisuallyHidden>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
