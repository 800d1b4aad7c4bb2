import { type Kysely, sql } from 'kysely';

/**
 * What a row of the list is made of is held before it is read, where another transaction that changes it could not see
 * the row: its licence or the branch of its licence is new. People are held before organizations and both before
 * licences, so that nobody waits for one another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const change of followed) await sql.raw(change).execute(db);
}

const followed = [
  `create or replace function list_after_insert_of_licenses() returns trigger language plpgsql as $$
    begin
      perform from profiles where profile_ref in (select profile_ref from changed) order by profile_ref for share;
      perform from organizations where code in (
        select organization_code from changed union
        select home.organization_code from profile_organizations as home join changed using (profile_ref)
          where home.is_default
      ) order by code for share;
      perform list_licenses(array(select id from changed));
      return null;
    end
  $$`,
  ...['insert', 'update', 'delete'].map(
    (change) => `
    create or replace function list_after_${change}_of_profile_organizations() returns trigger language plpgsql as $$
      begin
        perform from profiles where profile_ref in (select profile_ref from changed)
          order by profile_ref for no key update;
        perform from organizations where code in (select organization_code from changed) order by code for share;
        perform list_licenses(array(
          select id from licenses where profile_ref in (select profile_ref from changed)
        ));
        return null;
      end
    $$`,
  ),
];
