import type { CoverageRow } from './coverage.ts';
import { prefixOf } from './register.ts';

export type Minimum = {
  /** Areas of which no row may be without a test, by the two letters of their ids. */
  wholeAreas: readonly string[];
  /** Rows of these areas that are covered in part: they speak of what is not built yet, or a reading leaves a clause out. */
  waitingRows: readonly string[];
  /** Rows of the whole register that must be covered. */
  coveredRows: number;
};

/** What was reached and must not be lost again; both are raised when more is reached. */
export const minimum: Minimum = {
  wholeAreas: [
    'ID',
    'LN',
    'WG',
    'CN',
    'ER',
    'PL',
    'QF',
    'TD',
    'PS',
    'MQ',
    'NA',
    'QR',
    'QS',
    'LD',
    'RS',
    'LS',
    'LF',
    'QQ',
    'AP',
    'PY',
    'CP',
    'SI',
    'RT',
    'OS',
    'PM',
    'NV',
  ],
  waitingRows: [
    'ER-014',
    'LN-034',
    'PL-040',
    'PY-024',
    'RT-040',
    'RT-042',
    'OS-014',
    'PM-013',
    'PM-014',
    'PM-016',
    'PM-017',
    'PM-018',
    'PM-019',
    'PM-020',
    'PM-021',
    'PM-022',
    'PM-024',
    'PM-025',
    'PM-053',
    'PM-057',
    'NV-004',
    'NV-005',
    'NV-006',
    'NV-007',
    'NV-008',
    'NV-043',
    'PS-077',
    'PS-085',
  ],
  coveredRows: 989,
};

/** One sentence for each row that must be covered and is not, and one when too few are covered. */
export function shortfallOf(
  rows: readonly CoverageRow[],
  { wholeAreas, waitingRows, coveredRows }: Minimum,
): string[] {
  const isEnough = ({ id, status }: CoverageRow) =>
    status === 'covered' || (status === 'partly' && waitingRows.includes(id));
  const lost = rows.filter((row) => wholeAreas.includes(prefixOf(row.id)) && !isEnough(row));
  const covered = rows.filter(({ status }) => status === 'covered').length;
  return [
    ...lost.map(({ id, status }) => `${id} is ${status} and must be covered.`),
    ...(covered < coveredRows ? [`${covered} rows are covered and ${coveredRows} must be.`] : []),
  ];
}
