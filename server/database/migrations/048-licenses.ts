import { type Kysely, sql } from 'kysely';

/**
 * Licences without a number, no two alike of one owner, and what lists of them are read from: a row per licence with
 * everything that it is shown, found and sorted by, which the database itself keeps in step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table licenses alter column license_number drop not null`.execute(db);
  await sql.raw(setAside('licensed_province')).execute(db);
  await sql.raw(setAside('lower(license_number)')).execute(db);
  await sql`
    create unique index licenses_once_per_province
      on licenses (license_type, coalesce(profile_ref, organization_code), licensed_province) where not is_deleted
  `.execute(db);
  await sql`
    create unique index licenses_once_per_number
      on licenses (license_type, coalesce(profile_ref, organization_code), lower(license_number)) where not is_deleted
  `.execute(db);
  await sql`create index licenses_of_profile on licenses (profile_ref)`.execute(db);
  await sql`create index licenses_of_organization on licenses (organization_code)`.execute(db);

  await sql.raw(compared).execute(db);
  await sql.raw(wordsOf).execute(db);
  await sql.raw(wordsAsked).execute(db);
  await sql`
    create table license_listing (
      id text collate "C" primary key references licenses (id) on delete cascade,
      license_type text collate "C" not null,
      organization_code text,
      profile_ref text,
      license_number text,
      legal_name text,
      licensed_province text collate "C" not null,
      effective_date date,
      expired_date date,
      screening_effective_date date,
      screening_status text collate "C" not null,
      status text not null,
      is_deleted boolean not null,
      first_name text,
      last_name text,
      profile_code text,
      branch_code text,
      organization_name_en text,
      organization_name_fr text,
      organizations text[] not null,
      shown_status text collate "C" not null,
      name_key_en text collate "C" not null,
      name_key_fr text collate "C" not null,
      number_key text collate "C" not null,
      branch_key text collate "C" not null,
      profile_key text collate "C" not null,
      first_name_words tsvector not null,
      last_name_words tsvector not null,
      legal_name_words tsvector not null,
      organization_words tsvector not null
    )`.execute(db);
  await sql.raw(listLicenses).execute(db);
  await sql`select list_licenses(array(select id from licenses))`.execute(db);
  for (const column of sorted) {
    await sql`create index ${sql.ref(`license_listing_by_${column}`)} on license_listing (${sql.ref(column)}, id)`.execute(
      db,
    );
  }
  for (const column of ['profile_key', 'screening_status', 'expired_date']) {
    await sql`create index ${sql.ref(`license_listing_by_${column}`)} on license_listing (${sql.ref(column)})`.execute(
      db,
    );
  }
  for (const column of grouped) {
    await sql`create index ${sql.ref(`license_listing_by_${column}`)} on license_listing using gin (${sql.ref(column)})`.execute(
      db,
    );
  }
  for (const trigger of triggers) await sql.raw(trigger).execute(db);
}

/** [R-198] Of licences that an owner has alike the one changed last stays; the others are marked as deleted, and that is written down. */
const setAside = (alike: string) => `
  with licenses_alike as (
    select id, first_value(id) over (
      partition by license_type, coalesce(profile_ref, organization_code), ${alike} order by updated_at desc, id
    ) as kept
    from licenses where not is_deleted and ${alike} is not null
  ), aside as (
    update licenses set is_deleted = true from licenses_alike
      where licenses_alike.id = licenses.id and kept <> licenses.id returning licenses.id, kept
  )
  insert into audit (at, action, user_ref, object_type, object_id, before, after, reason)
    select now(), 'license.setAside', 'system', 'license', id, '{"isDeleted": false}', '{"isDeleted": true}',
      'alike: ' || kept from aside`;

const sorted = [
  'name_key_en',
  'name_key_fr',
  'shown_status',
  'licensed_province',
  'branch_key',
  'license_type',
  'number_key',
];
const grouped = [
  'first_name_words',
  'last_name_words',
  'legal_name_words',
  'organization_words',
  'organizations',
];

/** Accents are taken off before lower case is asked for, which engines have in common for the letters from a to z alone. */
const compared = String.raw`
  create function compared(value text) returns text language sql immutable parallel safe as $$
    select lower(translate(regexp_replace(normalize(btrim(coalesce(value, '')), NFD), '[\u0300-\u036f]', '', 'g'),
      '’‘´ŒÆØŁ', '''''''œæøł'))
  $$`;

const wordsOf = String.raw`
  create function words_of(value text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select distinct word from unnest(regexp_split_to_array(compared(value), '[[:space:],.;:/()&"''-]+')) as word
      where word <> ''
    ))
  $$`;

const wordsAsked = `
  create function words_asked(value text) returns tsquery language sql immutable parallel safe as $$
    select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from unnest(tsvector_to_array(words_of(value))) as word
  $$`;

/** Two changes that reach one licence list it one after the other, the second with what the first has written. */
const listLicenses = `
  create function list_licenses(changed text[]) returns void language sql as $$
    select id from licenses where id = any(changed) order by id for no key update;
    delete from license_listing where id = any(changed);
    insert into license_listing
      select id, license_type, organization_code, profile_ref, license_number, legal_name, licensed_province,
        effective_date, expired_date, screening_effective_date, screening_status, status, is_deleted,
        first_name, last_name, profile_code, branch_code, name_en, name_fr, organizations,
        case when is_deleted then 'DELETED' else status end,
        compared(coalesce(person, name_en)), compared(coalesce(person, name_fr)),
        compared(license_number), compared(branch_code), compared(profile_code),
        words_of(first_name), words_of(last_name), words_of(legal_name), words_of(concat_ws(' ', name_en, name_fr))
      from (
        select licenses.*, first_name, last_name, profile_code, branch.code as branch_code, name_en, name_fr,
          first_name || ' ' || last_name as person,
          case when licenses.profile_ref is null then array[licenses.organization_code] else
            array(select organization_code from profile_organizations as each
              where each.profile_ref = licenses.profile_ref) end as organizations
        from licenses
        left join profiles using (profile_ref)
        left join profile_organizations as home on home.profile_ref = licenses.profile_ref and home.is_default
        left join organizations as branch on branch.code = coalesce(licenses.organization_code, home.organization_code)
        where licenses.id = any(changed)
      ) as told;
  $$`;

type Relisting = { table: string; change: 'insert' | 'update' | 'delete'; ids: string };
const ofPeople = 'select id from licenses where profile_ref in (select profile_ref from changed)';

/** What must be listed again after a change; the rows of a statement, as they are now, are called `changed`. */
const relisted: readonly Relisting[] = [
  { table: 'licenses', change: 'insert', ids: 'select id from changed' },
  { table: 'licenses', change: 'update', ids: 'select id from changed' },
  { table: 'profiles', change: 'update', ids: ofPeople },
  { table: 'profile_organizations', change: 'insert', ids: ofPeople },
  { table: 'profile_organizations', change: 'update', ids: ofPeople },
  { table: 'profile_organizations', change: 'delete', ids: ofPeople },
  {
    table: 'organizations',
    change: 'update',
    ids: `select id from license_listing join changed on branch_code = code
      where (organization_name_en, organization_name_fr) is distinct from (name_en, name_fr)`,
  },
];

const triggers = relisted.flatMap(({ table, change, ids }) => [
  `create function list_after_${change}_of_${table}() returns trigger language plpgsql as $$
    begin
      perform list_licenses(array(${ids}));
      return null;
    end
  $$`,
  `create trigger list_after_${change} after ${change} on ${table}
    referencing ${change === 'delete' ? 'old' : 'new'} table as changed
    for each statement execute function list_after_${change}_of_${table}()`,
]);
