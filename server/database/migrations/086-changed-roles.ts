import { type Kysely, sql } from 'kysely';

/**
 * Whoever has a new role goes on in their own organizations and in their own name; where the role before it led,
 * their sessions end. The report scope of a session is that of its role, which no row repeats.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column scope`.execute(db);
  await sql`
    create or replace function change_sessions_of_person() returns trigger language plpgsql as $$
      declare
        has_new_role constant boolean := new.role is distinct from old.role;
      begin
        update sessions
          set role = new.role,
            distributor_ref = case when not has_new_role then distributor_ref end,
            selling_code = case when not has_new_role then selling_code end,
            ended_at = case
              when new.status = 'INACTIVE' then now()
              when has_new_role and organization_code is not null and not exists (
                select from profile_organizations own
                  where own.profile_ref = new.profile_ref
                    and own.organization_code = sessions.organization_code
              ) then now()
            end
          where profile_ref = new.profile_ref and ended_at is null;
        perform pg_notify('session_changed', '');
        return null;
      end
    $$`.execute(db);
}
