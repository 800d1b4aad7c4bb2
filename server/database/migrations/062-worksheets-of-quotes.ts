import { type Kysely, sql } from 'kysely';

/** How the price of each chosen plan of a quote came about, by traveller; null where nothing is chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts add column worksheets jsonb`.execute(db);
}
