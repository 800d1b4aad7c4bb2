import { type Kysely, sql } from 'kysely';

/** A file is written from the rows as they are read, by their ids: nobody asks for their order or for plain texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table license_listing drop column is_plain, drop column sequence`.execute(db);
  await sql`alter table licenses drop column sequence`.execute(db);
  await sql.raw(listLicenses).execute(db);
}

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
      ) as found;
  $$`;
