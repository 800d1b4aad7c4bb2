import { type Kysely, sql } from 'kysely';

/** A draft of a quote has a number that people can say, and what lists of held quotes are read from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table drafts
      add column number bigint generated always as identity (start with 100001),
      add column organization_code text,
      add column step text collate "C",
      add column traveller_names text not null default '',
      add column traveller_count integer not null default 0,
      add column destination text not null default '',
      add column departure_date date,
      add column premium_cents bigint,
      add column price_mark text,
      add column valid_until timestamptz`.execute(db);
  await sql`create unique index drafts_by_number on drafts (number)`.execute(db);
  await sql`
    create index drafts_of_organization on drafts (organization_code, updated_at desc)
    where profile_ref is not null`.execute(db);
  await sql`
    create view held_quotes as
      select id, number, 'Q-' || number as quote_number, words_of('Q-' || number) as number_words,
        application, drafts.organization_code, profile_ref, owner_name,
        words_of(owner_name) as owner_words,
        traveller_names, traveller_count, compared(traveller_names) collate "C" as travellers_key,
        words_of(traveller_names) as traveller_words,
        destination, words_of(destination) as destination_words, departure_date, step,
        premium_cents, valid_until, created_at, updated_at, expires_at
      from drafts
      join (select profile_ref, btrim(first_name || ' ' || last_name) as owner_name from profiles) as owners
        using (profile_ref)
      where machine = 'quoteFlow' and closed_at is null`.execute(db);
}
