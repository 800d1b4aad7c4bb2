import { type Kysely, sql } from 'kysely';

/**
 * States of charts are JSON, since a state may be nested or have several regions; the name of a simple one is a JSON text.
 * Indexes that name states are made again, because the states in them are JSON from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index purchases_unused`.execute(db);
  await sql`drop index purchases_with_people`.execute(db);
  await sql`alter table purchases alter column state type jsonb using to_jsonb(state)`.execute(db);
  await sql`alter table stray_orders alter column state type jsonb using to_jsonb(state)`.execute(db);
  await sql`
    create index purchases_unused on purchases (expires_at) where state = '"prepared"' and body_hash is null
  `.execute(db);
  await sql`
    create index purchases_with_people on purchases (created_at)
      where state in ('"declined"', '"confirmed"')
        and (body is not null or jsonb_path_exists(context, '$.charges[*] ? (@.cardHolderName != "")'))
  `.execute(db);
}
