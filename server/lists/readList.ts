import type { SelectQueryBuilder } from 'kysely';
import type { SortedList } from '#domain/calls/lists/searchCall.ts';
import type { FilterOf } from '#domain/calls/shapes/listFilter.ts';
import type { PageRequest } from '#domain/calls/shapes/page.ts';
import type { Language } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';
import { filtered, type FilterBy } from '../database/filtered.ts';
import { type RowQuery, readPage } from '../database/readPage.ts';
import type { Tables } from '../tables.ts';
import { Problem } from '../http/problem.ts';

type ColumnOf<List extends SortedList> = List['columns'][number];

/** Where the rows of a list stand, which have an `id`. */
type ListSource<Source extends keyof Tables, List extends SortedList, Row> = {
  list: List;
  from: Source;
  filterBy: FilterBy<Source, List>;
  /** The column by which each column of the list is sorted. */
  sorts: Readonly<Record<ColumnOf<List>, (language: Language) => string>>;
  /** The order without a sort. */
  atFirst: readonly [column: ColumnOf<List>, direction: 'asc' | 'desc'];
  /** What is read of each row. */
  columns: (query: RowQuery<Source>, language: Language) => SelectQueryBuilder<Tables, Source, Row>;
};

/** What a call for a page of a list asks for. */
export type ListRequest<List extends SortedList> = {
  filter: FilterOf<List>;
  page: PageRequest<ColumnOf<List>>;
};

/** A page of a list as a call answers it. */
export type ListPage<Listed> = { total: number; offset: number; limit: number; rows: Listed[] };

/**
 * Reads a page of the rows within reach that a filter finds; `listed` says what is answered of a row.
 * @throws Problem 400 `request.invalid` for a page beyond the end, with the `total` of rows
 */
export function listReader<Source extends keyof Tables, const List extends SortedList, Row>({
  list,
  from,
  filterBy,
  sorts,
  atFirst,
  columns,
}: ListSource<Source, List, Row>) {
  return async <Listed>(
    db: Database,
    withinReach: RowQuery<Source>,
    { filter, page: { sortField, sortOrder, offset, limit, lang } }: ListRequest<List>,
    listed: (row: Row) => Listed,
  ): Promise<ListPage<Listed>> => {
    const [first, direction] = atFirst;
    const column: ColumnOf<List> = sortField ?? first;
    const { total, rows } = await readPage(db, filtered(withinReach, list, filterBy, filter), {
      from,
      columns: (query) => columns(query, lang),
      sortedBy: [sorts[column](lang), 'id'],
      direction: sortOrder ?? (sortField === undefined ? direction : 'asc'),
      offset,
      limit,
    });
    if (offset > 0 && offset >= total) {
      throw new Problem(400, 'request.invalid', { fields: { 'query.offset': 'tooLarge' }, extra: { total } });
    }
    return { total, offset, limit, rows: rows.map(listed) };
  };
}
