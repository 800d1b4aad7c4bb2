import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table synced_quotes (
      session_hash text primary key,
      application text not null,
      organization_code text not null references organizations (code),
      profile_ref text references profiles (profile_ref),
      lang text not null check (lang in ('en', 'fr')),
      payload jsonb not null,
      form jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create index synced_quotes_of_organization on synced_quotes (organization_code, updated_at desc)
  `.execute(db);
}
