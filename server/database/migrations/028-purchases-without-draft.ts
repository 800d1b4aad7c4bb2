import { type Kysely, sql } from 'kysely';

/** A draft that a purchase names was never asked for again, and not checked to be the buyer's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases drop column draft_id`.execute(db);
}
