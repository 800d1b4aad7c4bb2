import { type Kysely, sql } from 'kysely';

/** A profile may have a last day, after which nobody signs in with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column expires_on date`.execute(db);
}
