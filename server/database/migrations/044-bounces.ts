import { type Kysely, sql } from 'kysely';

/** When a message came back, and the status that came with it; of those that were refused earlier the hour is near. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      add column bounced_at timestamptz,
      add column bounce_status text check (bounce_status ~ '^[245]\.[0-9]{1,3}\.[0-9]{1,3}$')`.execute(db);
  await sql`update outbox set bounced_at = due_at where state = 'bounced'`.execute(db);
  await sql`alter table outbox
    add constraint outbox_bounced check ((state = 'bounced') = (bounced_at is not null))`.execute(db);
  await sql`create index outbox_came_back on outbox (bounced_at) where bounced_at is not null`.execute(db);
}
