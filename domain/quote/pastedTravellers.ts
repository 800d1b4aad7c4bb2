import { maximumTravellers } from '../catalogue/travellers.ts';
import { readAmount } from '../typing/amount.ts';
import { longestUnclear } from '../typing/taken.ts';

/** What one row of a pasted table says of a traveller, as it is entered; a cell that was empty says nothing. */
export type GivenRow = { readonly age?: string; readonly tripCost?: string };
export type GivenRows = { readonly from: number; readonly rows: readonly GivenRow[] };

export type Pasted = {
  text: string;
  /** Where it was pasted: the place of the traveller, from 0, and the column. */
  from: number;
  column: keyof GivenRow;
};

/** Why a pasted table is not taken; nothing of it is then. */
export type PasteRefusal = {
  code: 'tooManyRows' | 'tooManyColumns' | 'currencySign' | 'ageUnclear' | 'tripCostUnclear';
  /** The row of the pasted table, from 1, and what stands there. */
  row: number;
  cell: string;
  /** Rows of the table, and travellers for whom there is room. */
  rows: number;
  room: number;
};

type Read = { given: GivenRows; refusal: null } | { given: null; refusal: PasteRefusal };

const columnsOf = { age: ['age', 'tripCost'], tripCost: ['tripCost'] } as const;
const wholeYears = /^\d{1,3}$/;
const currency = /\p{Sc}|CAD/iu;

/** Whether a text has rows or columns; any other is pasted into its field alone. */
export function isTableText(text: string): boolean {
  return /[\t\r\n]/.test(text.trim());
}

/**
 * Reads travellers from the cells of a spreadsheet, one a row: ages, ages with trip costs, or trip costs alone where they
 * are pasted into that column. An amount is read as in its field; a sign of a currency is refused with the whole table.
 */
export function readPastedTravellers({ text, from, column }: Pasted): Read {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const room = maximumTravellers - from;
  const refused = (code: PasteRefusal['code'], row: number, cell: string): Read => ({
    given: null,
    refusal: { code, row, cell: cell.trim().slice(0, longestUnclear), rows: lines.length, room },
  });
  if (lines.length > room) return refused('tooManyRows', room + 1, '');
  const columns = columnsOf[column];
  const rows: GivenRow[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.replace(/\t+$/, '').split('\t');
    if (cells.length > columns.length) return refused('tooManyColumns', index + 1, line);
    const row: { age?: string; tripCost?: string } = {};
    for (const [at, cell] of cells.entries()) {
      const name = columns[at] ?? column;
      const value = readCell(name, cell.trim());
      if (value === null) {
        return refused(currency.test(cell) ? 'currencySign' : `${name}Unclear`, index + 1, cell);
      }
      if (value !== '') row[name] = value;
    }
    rows.push(row);
  }
  return { given: { from, rows }, refusal: null };
}

/** A cell as it is entered, or null where it says no age or no amount. */
function readCell(name: keyof GivenRow, cell: string): string | null {
  if (cell === '') return '';
  if (name === 'age') return wholeYears.test(cell) ? cell : null;
  return currency.test(cell) ? null : readAmount(cell);
}
