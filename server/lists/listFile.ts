import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListDeclaration } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { RowQuery } from '../database/readPage.ts';
import type { Tables } from '../tables.ts';
import type { FailPoints } from '../failPoints.ts';
import type { Session } from '../identity/session.ts';
import { todayOf } from '../today.ts';

export type FileServices = { db: Database; clock: Clock; failPoints: FailPoints };

/** A list as it stands in a file; its rows have an `id`. */
export type ListFile<List extends ListDeclaration, Source extends keyof Tables, Row> = {
  list: List;
  /** The room of texts of the list. */
  texts: Record<Language, Readonly<Record<`column.${List['columns'][number]}`, string>>>;
  /** What is read of each row, besides its id. */
  columns: (query: RowQuery<Source>, language: Language) => SelectQueryBuilder<Tables, Source, Row>;
  /** What stands in each column of the file. */
  cells: (row: Row, language: Language) => Readonly<Record<List['columns'][number], string | null>>;
};

const delimiters = { en: ',', fr: ';' } as const satisfies Record<Language, string>;
const rowsAtOnce = 1000;

/**
 * What a spreadsheet would take for the beginning of a formula, at the beginning of a text or where a spreadsheet of
 * any country would split it; the signs of full width belong to it.
 */
const formula = /(^|[,;\r\n]"*)([=+@\t\r＝＋－＠-])/g;

/**
 * [LS-058] Every row, each once, as a CSV file in a language, made while it is read: in pages that begin after the id at
 * which the one before ended, whatever is written meanwhile, and between which no connection is held. It begins with the
 * byte order mark by which a spreadsheet knows UTF-8; what a spreadsheet would take for a formula begins with an
 * apostrophe. The first page has been read once this resolves.
 */
export async function writeList<Source extends keyof Tables, List extends ListDeclaration, Row>(
  { failPoints }: Pick<FileServices, 'failPoints'>,
  { list, texts, columns, cells }: ListFile<List, Source, Row>,
  query: RowQuery<Source>,
  language: Language,
): Promise<Readable> {
  const names: readonly List['columns'][number][] = list.columns;
  const written = (lines: (string | null)[][]) =>
    stringify(lines, {
      delimiter: delimiters[language],
      record_delimiter: 'windows',
      quoted_match: /[,;\r\n]/,
      cast: { string: (text) => text.replace(formula, "$1'$2") },
    });
  const readAfter = async (last: string) => {
    const rows = await columns(query, language)
      .select(sql<string>`id`.as('id'))
      .where(sql<boolean>`id > ${last}`)
      .orderBy(sql`id`)
      .limit(rowsAtOnce)
      .execute();
    if (rows.length > 0) await failPoints.reach('lists.exportPage');
    return rows;
  };
  let page = await readAfter('');
  return Readable.from(
    (async function* () {
      yield `\uFEFF${written([names.map((name) => texts[language][`column.${name}`])])}`;
      for (let last = page.at(-1); last; page = await readAfter(last.id), last = page.at(-1)) {
        yield written(
          page.map((row) => {
            const cellOf = cells(row, language);
            return names.map((name) => cellOf[name]);
          }),
        );
      }
    })(),
    { objectMode: false, encoding: 'utf8' },
  );
}

type FileRequest<Filter> = {
  session: Session;
  body: Filter & { ids?: readonly string[] | undefined };
  query: { lang: Language };
  requestId: string;
};

/**
 * [LS-057] [LS-058] The file of a list as a call answers it, named by the day, of all rows that match or of these the ones
 * with such ids; who asked for what is written down.
 */
export async function answeredFile<Source extends keyof Tables, List extends ListDeclaration, Row, Filter>(
  services: FileServices,
  file: ListFile<List, Source, Row>,
  matching: (filter: Filter) => RowQuery<Source>,
  { session, body: filter, query, requestId }: FileRequest<Filter>,
) {
  const { name } = file.list;
  const { ids, ...fields } = filter;
  const all = matching(fields as Filter);
  const rows = ids ? all.where(sql<boolean>`id = any(${ids})`) : all;
  const bytes = await writeList(services, file, rows, query.lang);
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
