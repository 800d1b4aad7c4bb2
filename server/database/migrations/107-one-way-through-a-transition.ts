import { type Kysely, sql } from 'kysely';

/** Nothing is written on condition any more: every outcome is taken in a transaction that reads its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function must_hold(boolean)`.execute(db);
}
