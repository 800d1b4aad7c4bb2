import { type Kysely, sql } from 'kysely';

/** Notes and history come with the areas that write them; nothing ever wrote these two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table policy_notes`.execute(db);
  await sql`drop table policy_history`.execute(db);
}
