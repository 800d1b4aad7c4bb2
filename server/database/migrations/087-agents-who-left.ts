import { type Kysely, sql } from 'kysely';

/**
 * Nobody goes on selling in the name of an agent, or under the code of one, who was disabled, has left the organization
 * or has another code: the sessions that did sell in their own name, and every process is notified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_for_an_agent on sessions (distributor_ref) where distributor_ref is not null`.execute(
    db,
  );
  await sql`create index sessions_under_a_code on sessions (selling_code) where selling_code is not null`.execute(
    db,
  );
  await sql`
    create view agents_of_organizations as
      select profile_ref, seller_code, organization_code
        from profiles join profile_organizations using (profile_ref)
        where status <> 'INACTIVE'`.execute(db);
  await sql`
    create function sell_for_agents_who_stay(agent text, code text) returns void language plpgsql as $$
      begin
        update sessions set distributor_ref = null
          where distributor_ref = agent and ended_at is null and not exists (
            select from agents_of_organizations agents
              where agents.profile_ref = sessions.distributor_ref
                and agents.organization_code = sessions.organization_code
          );
        update sessions set selling_code = null
          where selling_code = code and ended_at is null and not exists (
            select from agents_of_organizations agents
              where agents.seller_code = sessions.selling_code
                and agents.organization_code = sessions.organization_code
          );
        perform pg_notify('session_changed', '');
      end
    $$`.execute(db);
  await sql`
    create function sell_for_no_agent_who_changed() returns trigger language plpgsql as $$
      begin
        perform sell_for_agents_who_stay(old.profile_ref, old.seller_code);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger agent_changed after update of status, seller_code on profiles
      for each row
      when (old.status is distinct from new.status or old.seller_code is distinct from new.seller_code)
      execute function sell_for_no_agent_who_changed()
  `.execute(db);
  await sql`
    create function sell_for_no_agent_who_left() returns trigger language plpgsql as $$
      begin
        perform sell_for_agents_who_stay(
          old.profile_ref,
          (select seller_code from profiles where profile_ref = old.profile_ref)
        );
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger agent_left after delete or update of profile_ref, organization_code on profile_organizations
      for each row execute function sell_for_no_agent_who_left()
  `.execute(db);
}
