import type { InsertObject } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import type { Tables } from '../tables.ts';

/** PostgreSQL counts the parameters of a statement in sixteen bits. */
const mostParameters = 20_000;

/** Inserts many rows with few statements; all rows have the same columns. */
export async function insertRows<Table extends keyof Tables>(
  db: Database | DatabaseTransaction,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length;
  if (width === 0) return;
  const atOnce = Math.max(1, Math.floor(mostParameters / width));
  for (let from = 0; from < rows.length; from += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + atOnce))
      .execute();
  }
}
