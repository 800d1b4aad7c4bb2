import { type Kysely, sql } from 'kysely';

/**
 * What an export of the list is read by: the order in which licences were made, which is nearly the order in which
 * their rows stand on the disk, and whether the texts of a row can stand in a file as they are: none has a delimiter, a
 * quotation mark or a line end, and none begins as a spreadsheet lets a formula begin.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table licenses add column sequence bigint generated always as identity`.execute(db);
  await sql`alter table license_listing add column sequence bigint`.execute(db);
  await sql`
    update license_listing set sequence = licenses.sequence from licenses where licenses.id = license_listing.id
  `.execute(db);
  await sql`
    alter table license_listing
      alter column sequence set not null,
      add column is_plain boolean not null generated always as (${sql.raw(isPlain)}) stored`.execute(db);
  await sql`create unique index license_listing_by_sequence on license_listing (sequence)`.execute(db);
  await sql.raw(listLicenses).execute(db);
}

const texts = [
  `btrim(first_name || ' ' || last_name)`,
  'organization_name_en',
  'organization_name_fr',
  'branch_code',
  'license_number',
];
const isPlain = `${texts.map((text) => `coalesce(${text}, '')`).join(` || e'\\v' || `)}
  !~ e'(^|\\v)[=+@\\t\\r＝＋－＠-]|[,;"\\r\\n]'`;

const listLicenses = `
  create or replace function list_licenses(changed text[]) returns void language sql as $$
    select id from licenses where id = any(changed) order by id for no key update;
    delete from license_listing where id = any(changed);
    insert into license_listing
      select id, license_type, organization_code, profile_ref, license_number, legal_name, licensed_province,
        effective_date, expired_date, screening_effective_date, screening_status, status, is_deleted,
        first_name, last_name, profile_code, branch_code, name_en, name_fr, organizations,
        case when is_deleted then 'DELETED' else status end,
        compared(coalesce(person, name_en)), compared(coalesce(person, name_fr)),
        compared(license_number), compared(branch_code), compared(profile_code),
        words_of(first_name), words_of(last_name), words_of(legal_name), words_of(concat_ws(' ', name_en, name_fr)),
        sequence
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
