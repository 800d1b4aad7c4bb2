import { type Kysely, sql } from 'kysely';

/** How the price of each traveller's policy came about; the first policies have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table paxes add column worksheet jsonb`.execute(db);
}
