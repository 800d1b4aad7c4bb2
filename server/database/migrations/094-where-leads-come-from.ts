import { type Kysely, sql } from 'kysely';

/** Leads of a session and of a network are counted, so that nobody has mails sent to many people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column session_hash text, add column network text`.execute(db);
  await sql`create index leads_of_session on leads (session_hash, created_at)`.execute(db);
  await sql`create index leads_of_network on leads (network, created_at)`.execute(db);
}
