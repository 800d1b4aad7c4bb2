import { type Kysely, sql } from 'kysely';

/** Messages that are tried again, and kept apart when they end; several deliveries may belong to one message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outbox_unsent`.execute(db);
  await sql`
    alter table outbox
      add column ref uuid not null unique,
      add column state text not null default 'waiting' check (state in ('waiting', 'sent', 'bounced', 'failed')),
      add column failure text,
      add column attempts integer not null default 0,
      add column due_at timestamptz not null`.execute(db);
  await sql`create index outbox_due on outbox (due_at) where state = 'waiting'`.execute(db);
  await sql`create index outbox_of_subject on outbox (subject)`.execute(db);
  await sql`alter table deliveries drop constraint deliveries_email_ref_key`.execute(db);
  await sql`create unique index deliveries_of_message on deliveries (email_ref, policy_number)`.execute(db);
  await sql`
    alter table deliveries
      add constraint deliveries_status check (status in ('PENDING', 'SENT', 'BOUNCED', 'FAILED'))`.execute(
    db,
  );
}
