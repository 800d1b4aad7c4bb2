import { type Kysely, sql } from 'kysely';

/** An issuer has one spelling, a profile a role of the catalogue, and who loses an identity its sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update identities set issuer = rtrim(issuer, '/') where issuer like '%/'
      and not exists (
        select from identities other
          where other.issuer = rtrim(identities.issuer, '/') and other.subject = identities.subject
      )
  `.execute(db);
  await sql`
    alter table profiles add constraint profiles_role check (role in (
      'LIA manager', 'LIA agent', 'Consultant_Agency', 'Consultant_Own', 'Administrator_Full', 'Administrator_Lite',
      'View_Only', 'Administrator_User', 'sponsor user', 'broker user', 'consumer'
    ))`.execute(db);
  await sql`
    create function end_sessions_of_identity() returns trigger language plpgsql as $$
      begin
        update sessions set ended_at = now()
          where issuer = old.issuer and subject = old.subject and ended_at is null;
        perform pg_notify('session_changed', '');
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger identity_left after delete or update of issuer, subject, profile_ref on identities
      for each row execute function end_sessions_of_identity()
  `.execute(db);
}
