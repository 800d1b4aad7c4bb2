import { type Kysely, sql } from 'kysely';

/**
 * One way of comparing texts for all lists: letters with strokes and ligatures as they are typed, and what apostrophes,
 * hyphens and dots join found as one word too. What held quotes and leads are searched by stands in columns with an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const made of [folded, compared, wordsOf, wordsAsked]) await sql.raw(made).execute(db);
  await sql`select list_licenses(array(select id from licenses))`.execute(db);
  await sql`drop view held_quotes`.execute(db);
  await sql`drop view lead_listing`.execute(db);

  await sql`
    alter table profiles
      add column name_words tsvector generated always as (words_of(first_name || ' ' || last_name)) stored`.execute(
    db,
  );
  await sql`create index profiles_by_name_words on profiles using gin (name_words)`.execute(db);
  await sql`
    alter table organizations
      add column name_words tsvector
        generated always as (words_of(code || ' ' || name_en || ' ' || name_fr)) stored,
      add column name_key_en text collate "C" generated always as (compared(name_en)) stored,
      add column name_key_fr text collate "C" generated always as (compared(name_fr)) stored`.execute(db);

  await sql`
    alter table drafts
      add column number_words tsvector generated always as (words_of('Q-' || number::text)) stored,
      add column traveller_words tsvector generated always as (words_of(traveller_names)) stored,
      add column destination_words tsvector
        generated always as (words_of(destination_en || ' ' || destination_fr)) stored,
      add column travellers_key text collate "C" generated always as (compared(traveller_names)) stored`.execute(
    db,
  );
  await sql`
    create index drafts_held_by_words on drafts using gin (number_words, traveller_words, destination_words)
      where machine = 'quoteFlow' and closed_at is null`.execute(db);
  for (const column of ['updated_at', 'travellers_key', 'premium_cents', 'valid_until']) {
    await sql`
      create index ${sql.ref(`drafts_held_by_${column}`)} on drafts (${sql.ref(column)}, id)
        where machine = 'quoteFlow' and closed_at is null`.execute(db);
  }
  await sql`
    alter table leads
      add column name_words tsvector generated always as (words_of(first_name)) stored,
      add column name_key text collate "C" generated always as (compared(first_name)) stored,
      add column email_key text collate "C" generated always as (compared(email)) stored`.execute(db);
  await sql`create index leads_by_name_words on leads using gin (name_words)`.execute(db);
  for (const column of ['name_key', 'email_key', 'created_at']) {
    await sql`create index ${sql.ref(`leads_by_${column}`)} on leads (${sql.ref(column)}, id)`.execute(db);
  }
  await heldQuotes.execute(db);
  await leadListing.execute(db);
  // Nobody looked for people who are insured by this column, which was folded in a way of its own.
  await sql`alter table paxes drop column last_name_folded`.execute(db);
}

/**
 * What is called stands with its schema: a restore, and the making of an index, look for it nowhere else.
 * Accents are taken off before lower case is asked for, which engines have in common for the letters from a to z alone.
 */
const folded = String.raw`
  create function folded(value text) returns text language sql immutable parallel safe as $$
    select replace(replace(replace(lower(translate(
      regexp_replace(normalize(btrim(coalesce(value, '')), NFD), '[\u0300-\u036f]', '', 'g'),
      '’‘´ĐđÐðØøŁłĦħŦŧŒÆ', '''''''ddddoollhhttœæ')), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
  $$`;

/** What a text is sorted by, and what its beginning is compared with. */
const compared = String.raw`
  create or replace function compared(value text) returns text language sql immutable parallel safe as $$
    select translate(public.folded(value), '.''-', '')
  $$`;

/** The words of a text: its parts, those that an apostrophe joins as one, and all that is joined as one. */
const wordsOf = String.raw`
  create or replace function words_of(value text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select distinct left(word, 500) from (select public.folded(value) as whole) as texts, lateral (
        select unnest(regexp_split_to_array(whole, '[[:space:],;:()&"/.''-]+'))
        union all
        select unnest(regexp_split_to_array(replace(whole, '''', ''), '[[:space:],;:()&"/.-]+')) where whole like '%''%'
        union all
        select unnest(regexp_split_to_array(translate(whole, '/.''-', ''), '[[:space:],;:()&"]+'))
          where whole ~ '[/.''-]'
      ) as words (word) where word <> ''
    ))
  $$`;

/** Each word that is asked for begins one of a text, by its parts or as one. */
const wordsAsked = String.raw`
  create or replace function words_asked(value text) returns tsquery language sql immutable parallel safe as $$
    select string_agg('(' || parts || ' | ' || joined || ')', ' & ')::tsquery from (
      select string_agg('''' || replace(left(part, 500), '\', '\\') || ''':*', ' & ') as parts,
        '''' || replace(left(translate(token, '/.''-', ''), 500), '\', '\\') || ''':*' as joined
      from unnest(regexp_split_to_array(public.folded(value), '[[:space:],;:()&"]+')) as token,
        unnest(regexp_split_to_array(token, '[/.''-]+')) as part
      where part <> '' group by token
    ) as tokens
  $$`;

const heldQuotes = sql`
  create view held_quotes as
    select id, number, 'Q-' || number as quote_number, number_words, application, drafts.organization_code, profile_ref,
      btrim(first_name || ' ' || last_name) as owner_name, name_words as owner_words,
      traveller_names, traveller_count, travellers_key, traveller_words,
      destination_en, destination_fr, destination_words,
      departure_date, step, premium_cents, valid_until, drafts.created_at, drafts.updated_at, expires_at
    from drafts
    join profiles using (profile_ref)
    where machine = 'quoteFlow' and closed_at is null
      and not exists (
        select from purchases
          where purchases.draft_id = drafts.id and purchases.state = '"confirmed"')`;

const leadListing = sql`
  create view lead_listing as
    select leads.id, leads.number, leads.organization_code, first_name, email, lang, may_contact, leads.created_at,
      (leads.created_at at time zone 'America/Toronto')::date as created_day, drafts.id as draft_id,
      name_key, leads.name_words, email_key,
      coalesce(name_en, '') as organization_name_en, coalesce(name_fr, '') as organization_name_fr,
      coalesce(name_key_en, '') as organization_key_en, coalesce(name_key_fr, '') as organization_key_fr,
      organizations.name_words as organization_words,
      step, 'Q-' || drafts.number as quote_number, valid_until is not null as is_priced,
      case when returned_at is null then 'NO' else 'YES' end as returned,
      case when may_contact then 'YES' else 'NO' end as may_be_contacted
    from leads
    left join organizations on code = leads.organization_code
    left join drafts on drafts.id = draft_id and closed_at is null
      and drafts.organization_code is not distinct from leads.organization_code`;
