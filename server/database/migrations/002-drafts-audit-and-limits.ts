import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drafts (
      id uuid primary key,
      application text not null,
      profile_ref text references profiles (profile_ref),
      session_hash text,
      machine text not null,
      version integer not null,
      revision integer not null,
      snapshot jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz,
      check ((profile_ref is null) <> (session_hash is null))
    )`.execute(db);
  await sql`
    create index drafts_of_profile on drafts (profile_ref, application, updated_at desc) where profile_ref is not null
  `.execute(db);
  await sql`
    create index drafts_of_session on drafts (session_hash, updated_at desc) where session_hash is not null
  `.execute(db);
  await sql`create index drafts_expiry on drafts (expires_at)`.execute(db);

  await sql`
    create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      action text not null,
      application text,
      user_type text,
      user_ref text,
      profile_ref text,
      organization_code text,
      object_type text,
      object_id text,
      before jsonb,
      after jsonb,
      reason text,
      request_id text
    )`.execute(db);
  await sql`create index audit_of_object on audit (object_type, object_id)`.execute(db);
  await sql`create index audit_by_time on audit (at)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit is append-only';
      end
    $$`.execute(db);
  await sql`
    create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_audit_change()
  `.execute(db);

  await sql`
    create table rate_limits (
      bucket text not null,
      window_start timestamptz not null,
      hits integer not null,
      primary key (bucket, window_start)
    )`.execute(db);
}
