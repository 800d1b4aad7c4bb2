import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import hiddenStyles from './hidden.module.css';
import styles from './table.module.css';

export type Sort = { column: string; direction: 'asc' | 'desc' };

export type Column<Row> = {
  key: string;
  /** Without a header the table reports its faulty configuration [WG-059]. */
  label: string | undefined;
  /** What stands in the header in place of the label, which stays the short name of the column. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: at the right edge, digits below each other. */
  numeric?: boolean | undefined;
  sortable?: boolean | undefined;
  /** Names the row for assistive technology; the first column by default. */
  isRowHeader?: boolean | undefined;
};

export type TableProps<Row> = {
  /** Names the table for assistive technology; what stands above it says it to everybody. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Rows that stand out; a cell says why. */
  isMarked?: ((row: Row) => boolean) | undefined;
  sort?: Sort | undefined;
  /** [WG-061] Called with the next sort: the other direction of the same column, or `asc` of another. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** The first column stays in sight while the others scroll. */
  sticksFirst?: boolean | undefined;
  /** On narrow screens each row is a block, with its cells and their labels below each other. */
  stacks?: boolean | undefined;
  /** Low rows on wide screens, so that a page of a list is seen at once. */
  compact?: boolean | undefined;
  footer?: ReactNode;
  /** Text of an empty table; the kit's by default [WG-060]. */
  emptyText?: string | undefined;
};

/** [WG-061] The sort that a press on a column asks for. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  return { column, direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc' };
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A native table. Scrolls sideways in its own box, which the keyboard can reach. */
export function Table<Row>(props: TableProps<Row>) {
  const text = useText('kit');
  const { columns, rows, sort, onSort } = props;
  if (columns.some((column) => column.label === undefined)) {
    return <p className={styles.empty}>{text('table.missingLabels')}</p>;
  }
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];
  return (
    <div className={styles.box} role="group" aria-label={props.caption} tabIndex={0}>
      <table
        className={styles.table}
        data-sticks-first={props.sticksFirst || undefined}
        data-stacks={props.stacks || undefined}
        data-compact={props.compact || undefined}
      >
        <caption className={hiddenStyles.hidden}>{props.caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                abbr={column.heading ? column.label : undefined}
                data-numeric={column.numeric || undefined}
                aria-sort={sort?.column === column.key ? ariaSort[sort.direction] : undefined}
              >
                {column.sortable && onSort ? (
                  <button
                    className={styles.sort}
                    type="button"
                    onClick={() => onSort(nextSort(sort, column.key))}
                  >
                    <span>{column.label}</span>
                    <SortMark direction={sort?.column === column.key ? sort.direction : null} />
                  </button>
                ) : (
                  (column.heading ?? column.label)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={props.keyOf(row)} data-marked={props.isMarked?.(row) || undefined}>
              {columns.map((column) =>
                column === rowHeader ? (
                  <th key={column.key} scope="row" data-numeric={column.numeric || undefined}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    data-label={props.stacks ? column.label : undefined}
                    data-numeric={column.numeric || undefined}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={columns.length}>
                {props.emptyText ?? text('table.empty')}
              </td>
            </tr>
          )}
        </tbody>
        {props.footer && <tfoot>{props.footer}</tfoot>}
      </table>
    </div>
  );
}

function SortMark({ direction }: { direction: 'asc' | 'desc' | null }) {
  return (
    <svg
      className={styles.sortMark}
      width="0.625rem"
      height="0.875rem"
      viewBox="0 0 10 14"
      aria-hidden="true"
    >
      <path d="M5 1 9 6H1z" opacity={direction === 'desc' ? 0.25 : 1} />
      <path d="M5 13 1 8h8z" opacity={direction === 'asc' ? 0.25 : 1} />
    </svg>
  );
}
