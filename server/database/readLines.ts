import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Matches } from './readPage.ts';
import type { Tables } from '../tables.ts';

/** What stands in a column of a file: any text, or one that can be written as it is. */
export type Cell = { text: RawBuilder<unknown> } | { written: RawBuilder<unknown> };

const rowsAtOnce = 1000;

type Lines = {
  /** A unique column of numbers greater than 0. */
  key: string;
  cells: readonly Cell[];
  /** Holds for rows of which every text can be written as it is. */
  isPlain: RawBuilder<unknown>;
  delimiter: Delimiter;
};

/** Stands in a compiled statement for the key after which a page begins. */
const start = Symbol('start');

/**
 * A line of CSV of every row, in pages of whole lines, each row once: each page begins after the key at which the one
 * before it ended, whatever is written meanwhile. The database writes the lines, so that a page is one text and no more.
 * A page is read while the one before it is taken; the connection is free between two pages.
 */
export async function* readEveryLine<Source extends keyof Tables>(
  db: Database,
  matches: Matches<Source>,
  { key, cells, isPlain, delimiter }: Lines,
): AsyncGenerator<string> {
  const page = matches
    .where(sql<boolean>`${sql.ref(key)} > ${start}`)
    .select([
      sql`${sql.ref(key)}`.as('key'),
      sql`${isPlain}`.as('is_plain'),
      ...cells.map((cell, at) =>
        sql`coalesce(${'text' in cell ? cell.text : cell.written}, '')`.as(nameOf(at)),
      ),
    ])
    .orderBy(sql.ref(key))
    .limit(sql.lit(rowsAtOnce));
  const statement = sql<Page>`
    select string_agg(${lineOf(cells, delimiter)}, '') as lines, count(*) as count, max(key) as last
    from (${page}) as page`.compile(db);
  const readAfter = async (last: number): Promise<Page | undefined> => {
    const parameters = statement.parameters.map((value) => (value === start ? last : value));
    const { rows } = await db.executeQuery<Page>({ ...statement, parameters });
    return rows[0];
  };
  let coming: Promise<Page | undefined> | null = readAfter(0);
  while (coming !== null) {
    const read: Page | undefined = await coming;
    coming = read?.last && read.count === rowsAtOnce ? readAfter(read.last) : null;
    // What fails is reported when its turn comes, or not at all where nobody takes it any more.
    coming?.catch(() => undefined);
    if (read?.lines) yield read.lines;
  }
}

type Page = { lines: string | null; count: number; last: number | null };
type Delimiter = ',' | ';';
const nameOf = (at: number) => `cell_${at}`;

/** Stands before a cell where a spreadsheet of any country splits a line. */
const delimiters = ',;\r\n';
/**
 * What a spreadsheet would take for the beginning of a formula, at the beginning of a text or where the text would be
 * split; the signs of full width belong to it.
 */
const formula = `(^|[${delimiters}]"*)([=+@\t\r＝＋－＠-])`;

/**
 * A formula begins with an apostrophe; a text with a delimiter of any country, a quotation mark or a line end stands
 * between quotation marks.
 */
function lineOf(cells: readonly Cell[], delimiter: Delimiter): RawBuilder<string> {
  const names = cells.map((_, at) => sql.ref(nameOf(at)));
  const careful = names.map((name, at) => ('text' in (cells[at] as Cell) ? asCell(name) : name));
  const joined = (parts: readonly RawBuilder<unknown>[]) =>
    sql.join(parts, sql` || ${sql.lit(delimiter)} || `);
  return sql<string>`case when is_plain then ${joined(names)} else ${joined(careful)} end || ${sql.lit('\r\n')}`;
}

function asCell(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const safe = sql`regexp_replace(${text}, ${sql.lit(formula)}, ${sql.lit("\\1'\\2")}, 'g')`;
  return sql`(case when ${text} ~ ${sql.lit(`[${delimiters}"]`)} then '"' || replace(${safe}, '"', '""') || '"' else ${safe} end)`;
}
