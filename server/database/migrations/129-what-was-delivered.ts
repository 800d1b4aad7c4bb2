import { type Kysely, sql } from 'kysely';

/**
 * A delivery names what it sent: the version of the policy, the template of the letter and the document, whose bytes are
 * kept once each. Earlier deliveries name none. Who sent it again, and whether to another address than the policy's, is
 * of those that a person sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sent_documents (digest text primary key, bytes bytea not null)`.execute(db);
  await sql`
    alter table deliveries
      add column policy_version integer,
      add column template text,
      add column document text references sent_documents (digest),
      add column sent_by text,
      add column to_other boolean not null default false`.execute(db);
  await sql`
    create index deliveries_sent_again on deliveries (created_at) where sent_by is not null`.execute(db);
}
