import { type Kysely, sql } from 'kysely';

/** Advisors and the sponsors that know them, each id once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advisors (
      profile_ref text primary key references profiles (profile_ref),
      phone text,
      address_line_1 text,
      address_line_2 text,
      postal_code text,
      recipient_emails text[] not null default '{}',
      request_hash text not null
    )`.execute(db);
  await sql`
    create table advisor_sponsors (
      profile_ref text not null references advisors (profile_ref),
      sponsor_code text not null references organizations (code),
      counselor_id text,
      party_id text,
      is_default boolean not null,
      primary key (profile_ref, sponsor_code),
      check ((counselor_id is null) <> (party_id is null))
    )`.execute(db);
  await sql`
    create unique index advisor_sponsors_default on advisor_sponsors (profile_ref) where is_default
  `.execute(db);
  await sql`
    create unique index advisor_sponsors_party_id on advisor_sponsors (sponsor_code, lower(party_id))
  `.execute(db);
  await sql`
    create unique index advisor_sponsors_counselor_id on advisor_sponsors (sponsor_code, lower(counselor_id))
  `.execute(db);
}
