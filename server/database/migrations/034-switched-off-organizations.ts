import { type Kysely, sql } from 'kysely';

/**
 * Every change of an organization is announced to every process. A person who signed in and works in one that is switched off, or
 * reached it through the organization above it that it left, works there no longer; a visitor's session goes on, so that
 * what was paid for is seen, and sells nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_organizations() returns trigger language plpgsql as $$
      begin
        perform pg_notify('organizations_changed', '');
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger organizations_told after insert or update or delete on organizations
      for each statement execute function announce_organizations()
  `.execute(db);

  await sql`
    create function end_sessions_in_organization() returns trigger language plpgsql as $$
      begin
        if new.status = 'INACTIVE' then
          update sessions set ended_at = now()
            where organization_code = new.code and profile_ref is not null and ended_at is null;
        end if;
        if new.parent_code is distinct from old.parent_code then
          with recursive moved (code) as (
            select new.code
            union
            select below.code from organizations below join moved on below.parent_code = moved.code
          )
          update sessions set ended_at = now()
            where organization_code in (select code from moved)
              and user_type = 'ciamid' and profile_ref is not null and ended_at is null
              and not exists (
                select from profile_organizations own
                  where own.profile_ref = sessions.profile_ref
                    and own.organization_code = sessions.organization_code
              );
        end if;
        perform pg_notify('session_changed', '');
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger organization_moved after update of status, parent_code on organizations
      for each row
      when (old.status is distinct from new.status or old.parent_code is distinct from new.parent_code)
      execute function end_sessions_in_organization()
  `.execute(db);
}
