import { type Kysely, sql } from 'kysely';

/** Whoever prepares the purchase of one draft in two windows at once gets one key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases add column draft_id uuid`.execute(db);
  await sql`
    create unique index purchases_of_drafts on purchases (coalesce(profile_ref, session_hash), draft_id)
    where draft_id is not null`.execute(db);
}
