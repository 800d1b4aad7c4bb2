import { type Kysely, sql } from 'kysely';

/** Who wants to continue a quote later, and may be followed up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key,
      number bigint generated always as identity unique,
      application text not null,
      organization_code text,
      draft_id uuid references drafts (id) on delete set null,
      first_name text not null,
      email text not null,
      trip_start_date date,
      lang text not null check (lang in ('EN', 'FR')),
      may_contact boolean not null,
      mail text not null default 'waiting' check (mail in ('waiting', 'sent', 'bounced', 'failed')),
      created_at timestamptz not null,
      link_ends_at timestamptz not null,
      returned_at timestamptz
    )`.execute(db);
  await sql`create index leads_of_draft on leads (draft_id)`.execute(db);
  await sql`create index leads_of_address on leads (lower(email), created_at)`.execute(db);
  await sql`create index leads_of_organization on leads (organization_code, created_at, number)`.execute(db);
}
