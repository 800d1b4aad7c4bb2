import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** Schema whose list has the same rows, and the plain index of every column by which it is found or sorted. */
export const plainSchema = 'plain';

/** Makes it; a connection that looks there first sends the same statements to plain indexes. */
export async function makePlainList(
  db: Database,
  { table, columns }: { table: string; columns: readonly string[] },
): Promise<void> {
  const list = sql`${sql.id(plainSchema, table)}`;
  await sql`create schema ${sql.id(plainSchema)}`.execute(db);
  await sql`create table ${list} as table ${sql.id('public', table)}`.execute(db);
  await sql`alter table ${list} add primary key (id)`.execute(db);
  for (const column of columns) await sql`create index on ${list} (${sql.ref(column)})`.execute(db);
  await sql`vacuum analyze ${list}`.execute(db);
}
