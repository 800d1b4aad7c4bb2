import { type Kysely, sql } from 'kysely';

/**
 * Whoever no longer belongs to an organization no longer works there: the person's sessions outside of the
 * organizations that are left end, and every process is notified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function end_sessions_of_leaver() returns trigger language plpgsql as $$
      begin
        update sessions set ended_at = now()
          where profile_ref = old.profile_ref and ended_at is null and organization_code is not null
            and not exists (
              select from profile_organizations left_over
                where left_over.profile_ref = old.profile_ref
                  and left_over.organization_code = sessions.organization_code
            );
        perform pg_notify('session_changed', '');
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger person_left after delete or update of profile_ref, organization_code on profile_organizations
      for each row execute function end_sessions_of_leaver()
  `.execute(db);
}
