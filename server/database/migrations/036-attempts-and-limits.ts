import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_attempts (
      id bigint generated always as identity primary key,
      purchase_id uuid not null,
      payer text not null,
      signed_in boolean not null,
      address text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index payment_attempts_of_payer on payment_attempts (payer, at)`.execute(db);
  await sql`create index payment_attempts_of_address on payment_attempts (address, at)`.execute(db);
  await sql`create index payment_attempts_of_purchase on payment_attempts (purchase_id, id)`.execute(db);
  await sql`create index payment_attempts_by_time on payment_attempts (at)`.execute(db);

  await sql`create index rate_limits_by_time on rate_limits (window_start)`.execute(db);

  await sql`alter table drafts add column bytes integer not null default 0`.execute(db);
  await sql`update drafts set bytes = octet_length(snapshot::text)`.execute(db);

  await sql`
    create table refusals (
      session_hash text not null,
      call text not null,
      action text not null,
      hour timestamptz not null,
      hits integer not null,
      primary key (session_hash, call, action, hour)
    )`.execute(db);
  await sql`create index refusals_by_time on refusals (hour)`.execute(db);

  await sql`drop index sessions_expiry`.execute(db);
  await sql`create index sessions_running on sessions (expires_at) where ended_at is null`.execute(db);
  await sql`create index sessions_ended on sessions (ended_at) where ended_at is not null`.execute(db);
  await sql`create index used_id_tokens_by_time on used_id_tokens (expires_at)`.execute(db);
  await sql`create index synced_quotes_by_time on synced_quotes (updated_at)`.execute(db);
  await sql`create index drafts_closed on drafts (closed_at) where closed_at is not null`.execute(db);
  await sql`
    create index purchases_unused on purchases (expires_at) where state = 'prepared' and body_hash is null
  `.execute(db);
  await sql`
    create index purchases_with_people on purchases (created_at)
      where state in ('declined', 'confirmed')
        and (body is not null or jsonb_path_exists(context, '$.charges[*] ? (@.cardHolderName != "")'))
  `.execute(db);
}
