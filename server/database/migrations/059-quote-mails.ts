import { type Kysely, sql } from 'kysely';

/** To whom held quotes were mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_mails (
      id uuid primary key,
      draft_id uuid references drafts (id) on delete set null,
      organization_code text,
      first_name text not null,
      email text not null,
      lang text not null check (lang in ('EN', 'FR')),
      sent_by text not null references profiles (profile_ref),
      mail text not null default 'waiting' check (mail in ('waiting', 'sent', 'bounced', 'failed')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index quote_mails_of_draft on quote_mails (draft_id)`.execute(db);
  await sql`create index quote_mails_of_address on quote_mails (lower(email), created_at)`.execute(db);
}
