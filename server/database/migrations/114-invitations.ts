import { type Kysely, sql } from 'kysely';

/** A new person is invited to sign in for the first time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      id uuid primary key,
      profile_ref text not null unique references profiles (profile_ref),
      state jsonb not null,
      context jsonb not null,
      revision integer not null,
      chart_version integer not null,
      mail text not null default 'waiting',
      created_at timestamptz not null
    )`.execute(db);
}
