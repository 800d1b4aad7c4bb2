import { type Kysely, sql } from 'kysely';

/** A change of a person changes the sessions of that person and is announced to every process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function change_sessions_of_person() returns trigger language plpgsql as $$
      begin
        update sessions
          set role = new.role, ended_at = case when new.status = 'INACTIVE' then now() end
          where profile_ref = new.profile_ref and ended_at is null;
        perform pg_notify('session_changed', '');
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger person_changed after update of role, status on profiles
      for each row when (old.role is distinct from new.role or old.status is distinct from new.status)
      execute function change_sessions_of_person()
  `.execute(db);
}
