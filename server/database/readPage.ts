import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from '../tables.ts';

/** What a list is read from, with the conditions of its filter and of who asks. */
export type RowQuery<Source extends keyof Tables> = SelectQueryBuilder<Tables, Source, object>;

export type PageOf<Source extends keyof Tables, Row> = {
  /** The table that the rows are read from. */
  from: Source;
  /** What is read of each row. */
  columns: (query: RowQuery<Source>) => SelectQueryBuilder<Tables, Source, Row>;
  /** The column by which the rows are sorted, and the key that decides between equals, both in one direction. */
  sortedBy: readonly [column: string, key: string];
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
};

/** So many rows are looked through in the order of the page before all that match are read. */
const lookedThrough = 2000;

/**
 * A page of rows and their exact number, both of one instant: one statement. Of a list that is filtered, many rows
 * are soon met in the order of the page, and few are soon sorted. Which it is cannot be known before, for a name and
 * the order by names belong together: so the statement looks through a number of rows, and where the page is not whole
 * then, it reads all that match and sorts them.
 */
export async function readPage<Source extends keyof Tables, Row>(
  db: Database,
  query: RowQuery<Source>,
  { from, columns, sortedBy, direction, offset, limit }: PageOf<Source, Row>,
): Promise<{ total: number; rows: Row[] }> {
  const list = sql.table(from);
  const key = sql.ref(sortedBy[1]);
  const order = sql.join(sortedBy.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
  const pageOf = (rows: RawBuilder<unknown>) =>
    sql`${rows} order by ${order} limit ${limit} offset ${offset}`;
  const found = query.select(sortedBy.map((column) => sql`${sql.ref(column)}`.as(column)));
  const total = query.select(sql<number>`count(*)`.as('total'));

  const ofAll = sql`
    page as materialized (${pageOf(sql`${found}`)}), counted as (${total})`;
  const ofNarrowed = sql`
    met as materialized (
      with ${list} as (select * from ${list} order by ${order} limit ${lookedThrough})
      ${pageOf(sql`${found}`)}
    ), looked as materialized (
      select count(*) = ${limit} as is_whole from met
    ), found as materialized (
      ${found.where(sql<boolean>`not (select is_whole from looked)`)}
    ), page as materialized (
      select * from met where (select is_whole from looked)
      union all (${pageOf(sql`select * from found`)})
    ), counted as (
      select case when is_whole then (${total}) else (select count(*) from found) end as total from looked
    )`;
  const isFiltered = query.toOperationNode().where !== undefined;
  const rows = columns(query.clearWhere().where(sql<boolean>`${key} in (select ${key} from page)`)).orderBy(
    order,
  );
  const { rows: read } = await sql<{ total: number; place: number | null } & Row>`
    with ${isFiltered ? ofNarrowed : ofAll}
    select counted.total, shown.* from counted
    left join (select row_number() over () as place, * from (${rows}) as sorted) as shown on true
    order by place`.execute(db);
  return {
    total: read[0]?.total ?? 0,
    rows: read.filter(({ place }) => place !== null),
  };
}
