import { type Kysely, sql } from 'kysely';

/**
 * Until a new person has signed in by an invitation, no identity is theirs. Wrong reference numbers are counted for
 * the identity that names them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reference_tries (
      identity text primary key,
      tries integer not null,
      tried_at timestamptz not null
    )`.execute(db);
  await sql`
    delete from identities using profiles
    where profiles.profile_ref = identities.profile_ref and status = 'NEW'`.execute(db);
}
