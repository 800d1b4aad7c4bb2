import { type Kysely, sql } from 'kysely';

/** The revision of a licence, which every change of it names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table licenses add column revision integer not null default 1`.execute(db);
}
