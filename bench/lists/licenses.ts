import { sql } from 'kysely';
import { licenseList } from '#domain/calls/licensing/licenseList.ts';
import type { Database } from '#server/database/database.ts';
import { findLicenses } from '#server/licensing/licenseListing.ts';
import { firstNames, lastNames } from './names.ts';
import type { SearchedList } from './searchedList.ts';

const provinces = 'AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT';

/**
 * Fills an empty database with so many licences: a quarter are those of agencies, twelve each, the others those of
 * agents, eight each. The list of them is filled at once and its indexes are made afterwards, as a restore does it.
 */
async function fillLicenses(db: Database, licenses: number): Promise<void> {
  const agencies = Math.ceil(licenses / 48);
  const agents = Math.ceil((licenses * 3) / 32) + 1;
  const tables = ['organizations', 'profiles', 'profile_organizations', 'licenses'];
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'license_listing' and indexname <> 'license_listing_pkey'`.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`
    insert into organizations (code, category, name_en, name_fr)
    select 'O' || at, 'AGENCY', 'Travel ' || last || ' ' || at, 'Voyages ' || last || ' ' || at
    from generate_series(1, ${agencies}::int) as at,
      lateral (select (string_to_array(${lastNames}, ','))[1 + at % 40] as last) as named`.execute(db);
  await sql`
    insert into profiles (profile_ref, profile_code, user_type, role, first_name, last_name, email)
    select 'p-' || at, lower(left(first, 1)) || 'p' || at, 'ciamid', 'Consultant_Agency', first, last || ' ' || family,
      'p' || at || '@example.com'
    from generate_series(1, ${agents}::int) as at,
      lateral (select (string_to_array(${firstNames}, ','))[1 + at % 20] as first,
        (string_to_array(${lastNames}, ','))[1 + at / 20 % 40] as last,
        initcap(translate((at / 800)::text, '0123456789', 'aeioubcdlm')) as family) as named`.execute(db);
  await sql`
    insert into profile_organizations (profile_ref, organization_code, is_default)
    select 'p-' || at, 'O' || (1 + at % ${agencies}::int), true from generate_series(1, ${agents}::int) as at
  `.execute(db);
  await sql`
    insert into licenses (id, license_type, organization_code, profile_ref, license_number, legal_name,
      licensed_province, effective_date, expired_date, screening_status, status, is_deleted)
    select md5(at::text), case when ofagency then 'AGENCY' else 'AGENT' end,
      case when ofagency then 'O' || (1 + at / 4 / 12) end,
      case when not ofagency then 'p-' || (1 + (at - at / 4) / 8) end,
      'N-' || lpad((at::bigint * 7919 % 1000000)::text, 6, '0') || '-' || at,
      case when mix % 3 = 0 then 'Legal ' || (string_to_array(${lastNames}, ','))[1 + mix / 3 % 40] end,
      (string_to_array(${provinces}, ','))[1 + case when ofagency then at / 4 % 12 else (at - at / 4) % 8 end],
      date '2024-01-01' + (mix % 700)::int, date '2026-01-01' + (mix / 700 % 1400)::int,
      (array['APPROVED', 'APPROVED', 'APPROVED', 'DECLINED', 'IN_PROGRESS', 'NA'])[1 + mix / 120 % 6],
      (array['AUTHORIZED', 'AUTHORIZED', 'AUTHORIZED', 'IN_PROGRESS', 'NOT_AUTHORIZED', 'RENEWAL_PENDING'])[1 + mix / 720 % 6],
      mix / 4320 % 50 = 0
    from (
      select at, at % 4 = 0 as ofagency, abs(hashint4(at)::bigint) as mix
      from generate_series(0, ${licenses - 1}::int) as at
    ) as each`.execute(db);
  await listAll(db);
  for (const { made } of indexes) await sql.raw(made).execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** One licence of each owner is listed by the database itself, the others as that one is, which is several times as fast. */
async function listAll(db: Database): Promise<void> {
  await sql`
    select list_licenses(array(select min(id) from licenses group by coalesce(profile_ref, organization_code)))
  `.execute(db);
  await sql`
    insert into license_listing
      select own.id, own.license_type, own.organization_code, own.profile_ref, own.license_number, own.legal_name,
        own.licensed_province, own.effective_date, own.expired_date, own.screening_effective_date,
        own.screening_status, own.status, own.is_deleted, listed.first_name, listed.last_name, listed.profile_code,
        listed.branch_code, listed.organization_name_en, listed.organization_name_fr, listed.organizations,
        case when own.is_deleted then 'DELETED' else own.status end, listed.name_key_en, listed.name_key_fr,
        lower(own.license_number), listed.branch_key, listed.profile_key, listed.first_name_words,
        listed.last_name_words, coalesce(legal.words, words_of(null)), listed.organization_words
      from licenses as own
      join license_listing as listed
        on coalesce(listed.profile_ref, listed.organization_code) = coalesce(own.profile_ref, own.organization_code)
      left join (
        select legal_name, words_of(legal_name) as words from (select distinct legal_name from licenses) as each
      ) as legal on legal.legal_name = own.legal_name
      where own.id <> listed.id and own.license_number like 'N-%'`.execute(db);
}

export const licenses: SearchedList<typeof licenseList> = {
  list: licenseList,
  filters: [
    {},
    { name: 'Sophie Bouchard' },
    { firstName: 'Geneviève' },
    { lastName: 'Lév' },
    { legalName: 'Rossi' },
    { organizationName: 'Voyages Tremblay' },
    { branchCode: 'O12' },
    { profileCode: 'sp12' },
    { licenseNumber: 'N-0123' },
    { licensedProvince: 'NB' },
    { status: 'RENEWAL_PENDING' },
    { screeningStatus: 'NA' },
    { expiredDateStart: '2027-01-01', expiredDateEnd: '2027-03-31' },
  ],
  find: findLicenses,
  fill: fillLicenses,
  table: 'license_listing',
  columns: [
    'name_key_en',
    'name_key_fr',
    'shown_status',
    'licensed_province',
    'branch_key',
    'license_type',
    'number_key',
    'profile_key',
    'screening_status',
    'expired_date',
    'first_name_words',
    'last_name_words',
    'legal_name_words',
    'organization_words',
    'organizations',
  ],
};
