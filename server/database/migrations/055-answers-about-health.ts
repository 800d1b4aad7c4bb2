import { type Kysely, sql } from 'kysely';

/** Answers about health, encrypted: beside a draft, beside a purchase by traveller, and beside the traveller of a policy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts add column medical_answers text`.execute(db);
  await sql`alter table purchases add column medical_answers jsonb`.execute(db);
  await sql`alter table paxes add column medical_answers text`.execute(db);
}
