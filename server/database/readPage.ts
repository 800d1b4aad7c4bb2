import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** What a list is read from, with the conditions of its filter and of who asks. */
export type Matches<Source extends keyof Tables> = SelectQueryBuilder<Tables, Source, object>;

export type PageOf<Source extends keyof Tables, Row> = {
  /** What is read of each row. */
  columns: (matches: Matches<Source>) => SelectQueryBuilder<Tables, Source, Row>;
  /** Columns by which the rows are sorted, the last of them unique, all in one direction. */
  sortedBy: readonly string[];
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
};

/** A page of rows and their exact number, both of one instant: one statement. */
export async function readPage<Source extends keyof Tables, Row>(
  db: Database,
  matches: Matches<Source>,
  page: PageOf<Source, Row>,
): Promise<{ total: number; rows: Row[] }> {
  const order = sql.join(page.sortedBy.map((column) => sql`${sql.ref(column)} ${sql.raw(page.direction)}`));
  const rows = page.columns(matches).orderBy(order).limit(page.limit).offset(page.offset);
  const total = matches.select(sql<number>`count(*)`.as('total'));
  const { rows: told } = await sql<{ total: number; place: number | null } & Row>`
    select counted.total, page.* from (${total}) as counted
    left join (select row_number() over () as place, * from (${rows}) as sorted) as page on true
    order by place`.execute(db);
  return {
    total: told[0]?.total ?? 0,
    rows: told.filter(({ place }) => place !== null),
  };
}
