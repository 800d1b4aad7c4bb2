import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { type RawBuilder, sql } from 'kysely';
import type { ListDeclaration } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Cell, readEveryLine } from '../database/readLines.ts';
import type { Matches } from '../database/readPage.ts';
import type { Tables } from '../tables.ts';
import type { FailPoints } from '../failPoints.ts';
import type { Session } from '../identity/session.ts';
import { todayOf } from '../today.ts';

export type FileServices = { db: Database; clock: Clock; failPoints: FailPoints };

/** A list as it stands in a file. */
export type ListFile<List extends ListDeclaration> = {
  list: List;
  /** The room of texts of the list. */
  texts: Record<Language, Readonly<Record<`column.${List['columns'][number]}`, string>>>;
  /** What stands in each column. */
  cells: (language: Language) => Readonly<Record<List['columns'][number], Cell>>;
  /** A unique column of numbers greater than 0, which is the order of the file. */
  key: string;
  /** A column that holds for rows of which every text can be written as it is. */
  isPlain: string;
};

const delimiters = { en: ',', fr: ';' } as const satisfies Record<Language, string>;

/**
 * [LS-058] Every row, each once, as a CSV file in a language, made while it is read. It begins with the byte order mark
 * by which a spreadsheet knows UTF-8; a text that a spreadsheet would take for a formula begins with an apostrophe. The
 * first page has been read once this resolves.
 */
export async function writeList<Source extends keyof Tables, List extends ListDeclaration>(
  { db, failPoints }: Pick<FileServices, 'db' | 'failPoints'>,
  { list, texts, cells, key, isPlain }: ListFile<List>,
  matches: Matches<Source>,
  language: Language,
): Promise<Readable> {
  const delimiter = delimiters[language];
  const columns: readonly List['columns'][number][] = list.columns;
  const cellOf = cells(language);
  const pages = readEveryLine(db, matches, {
    key,
    cells: columns.map((column) => cellOf[column]),
    isPlain: sql.ref(isPlain),
    delimiter,
  });
  const nextPage = async () => {
    const page = await pages.next();
    if (!page.done) await failPoints.reach('lists.exportPage');
    return page;
  };
  const first = await nextPage();
  const header = columns.map((column) => texts[language][`column.${column}`]);
  return Readable.from(
    (async function* () {
      yield `\uFEFF${stringify([header], { delimiter, record_delimiter: 'windows' })}`;
      for (let page = first; !page.done; page = await nextPage()) yield page.value;
    })(),
    { objectMode: false, encoding: 'utf8' },
  );
}

type Asked<Filter> = {
  session: Session;
  body: Filter & { ids?: readonly string[] | undefined };
  query: { lang: Language };
  requestId: string;
};

/**
 * [LS-057] [LS-058] The file of a list as a call answers it, named by the day, of all rows that match or of these the ones
 * with such ids; who asked for what is written down.
 */
export async function answeredFile<Source extends keyof Tables, List extends ListDeclaration, Filter>(
  services: FileServices,
  file: ListFile<List>,
  matching: (filter: Filter) => Matches<Source>,
  { session, body: filter, query, requestId }: Asked<Filter>,
) {
  const { name } = file.list;
  const { ids, ...asked } = filter;
  const all = matching(asked as Filter);
  const matches = ids ? all.where(sql<boolean>`id = any(${ids})`) : all;
  const bytes = await writeList(services, file, matches, query.lang);
  await recordAudit(services.db, services.clock, {
    action: `${name}.export`,
    session,
    after: { filter },
    requestId,
  });
  return {
    status: 200 as const,
    bytes,
    headers: { 'content-disposition': `attachment; filename="${name}-${todayOf(services.clock)}.csv"` },
  };
}

/** A column of which each value has a word. */
export function wordedCell<Value extends string>(
  column: RawBuilder<unknown>,
  values: readonly Value[],
  wordOf: (value: Value) => string,
): Cell {
  const choices = values.map(
    (value) => sql`when ${sql.lit(value)} then ${sql.lit(stringify([[wordOf(value)]], { eof: false }))}`,
  );
  return { written: sql`case ${column} ${sql.join(choices, sql` `)} end` };
}
