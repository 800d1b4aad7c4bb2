import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchases (
      id uuid primary key,
      application text not null,
      profile_ref text references profiles (profile_ref),
      session_hash text not null,
      draft_id uuid,
      state text not null,
      context jsonb not null,
      revision integer not null,
      body jsonb,
      plans jsonb,
      body_hash text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index purchases_by_state on purchases (state, created_at)`.execute(db);
}
