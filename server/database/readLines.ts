import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Matches } from './readPage.ts';
import type { Tables } from './tables.ts';

/** What stands in a column of a file: any text, or one that can be written as it is. */
export type Cell = { text: RawBuilder<unknown> } | { written: RawBuilder<unknown> };

const rowsAtOnce = 2000;

/**
 * A line of CSV of every row, in pages of whole lines, each row once: each page begins after the key at which the one
 * before it ended, whatever is written meanwhile. The database writes the lines, so that a page is one text and no more.
 * The connection is free between two pages.
 * @param key a unique column
 */
export async function* readEveryLine<Source extends keyof Tables>(
  db: Database,
  matches: Matches<Source>,
  { key, cells, delimiter }: { key: string; cells: readonly Cell[]; delimiter: Delimiter },
): AsyncGenerator<string> {
  const read = cells.map((cell, at) =>
    sql`coalesce(${'text' in cell ? cell.text : cell.written}, '')`.as(nameOf(at)),
  );
  for (let after: string | null = null; ; ) {
    const rest: Matches<Source> =
      after === null ? matches : matches.where(sql<boolean>`${sql.ref(key)} > ${after}`);
    const page = rest
      .select([sql`${sql.ref(key)}`.as('key'), ...read])
      .orderBy(sql.ref(key))
      .limit(rowsAtOnce);
    const { rows } = await sql<{ lines: string | null; count: number; last: string | null }>`
      select string_agg(${lineOf(cells, delimiter)}, '') as lines, count(*) as count, max(key) as last
      from (${page}) as page`.execute(db);
    const [found] = rows;
    if (found?.lines) yield found.lines;
    if (!found || found.count < rowsAtOnce) return;
    after = found.last;
  }
}

type Delimiter = ',' | ';';
const nameOf = (at: number) => `cell_${at}`;

/** Signs with which a spreadsheet lets a formula begin, also those of full width. */
const formulaSigns = '[=+@\t\r＝＋－＠-]';
const between = '\v';

/**
 * Texts are written as csv-stringify writes them: one that a spreadsheet would take for a formula begins with an
 * apostrophe, one with a delimiter, a quotation mark or a line end stands between quotation marks. Hardly any row has
 * one, so all texts of a row are looked at together first.
 */
function lineOf(cells: readonly Cell[], delimiter: Delimiter): RawBuilder<string> {
  const special = `[${delimiter}"\r\n]`;
  const joined = (parts: readonly RawBuilder<unknown>[], by: string) =>
    sql.join(parts, sql` || ${by}::text || `);
  const names = cells.map((_, at) => sql.ref(nameOf(at)));
  const texts = names.filter((_, at) => 'text' in (cells[at] as Cell));
  const careful = names.map((name) => (texts.includes(name) ? asCell(name, special) : name));
  return sql<string>`case
    when ${joined(texts, between)} !~ ${`(^|${between})${formulaSigns}|${special}`} then ${joined(names, delimiter)}
    else ${joined(careful, delimiter)} end || ${'\r\n'}::text`;
}

function asCell(text: RawBuilder<unknown>, special: string): RawBuilder<unknown> {
  const safe = sql`(case when ${text} ~ ${`^${formulaSigns}`} then '''' else '' end || ${text})`;
  return sql`(case when ${text} ~ ${special} then '"' || replace(${safe}, '"', '""') || '"' else ${safe} end)`;
}
