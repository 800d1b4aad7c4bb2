import type { SortedList } from '#domain/calls/lists/searchCall.ts';
import type { Database } from '#server/database/database.ts';
import type { Session } from '#server/identity/session.ts';
import type { ListRequest } from '#server/lists/readList.ts';
import type { Organizations } from '#server/organizations/organizations.ts';
import type { Tables } from '#server/tables.ts';

/** A list whose search is timed, and how its database is filled with as many rows as are asked for. */
export type SearchedList<List extends SortedList> = {
  list: List;
  /** Filters whose first page is asked for by every sort; one without a field is asked for in both directions. */
  filters: readonly ListRequest<List>['filter'][];
  find(
    services: { db: Database; organizations: Organizations },
    session: Session,
    request: ListRequest<List>,
  ): Promise<unknown>;
  fill(db: Database, rows: number): Promise<void>;
  /** The table that is searched, and every column by which it is found or sorted. */
  table: keyof Tables;
  columns: readonly string[];
};
