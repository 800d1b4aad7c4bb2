import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      entity text not null,
      entity_id uuid not null,
      port text not null,
      input jsonb not null,
      due_at timestamptz not null,
      leased_until timestamptz,
      attempts integer not null default 0,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index jobs_due on jobs (due_at)`.execute(db);
  await sql`create index jobs_of_entity on jobs (entity, entity_id)`.execute(db);

  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      topic text not null,
      subject text not null,
      message jsonb not null,
      created_at timestamptz not null,
      leased_until timestamptz,
      sent_at timestamptz
    )`.execute(db);
  await sql`create index outbox_unsent on outbox (id) where sent_at is null`.execute(db);
}
