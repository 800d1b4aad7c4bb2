import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column browser text, add column operating_system text`.execute(db);
  await sql`create index sessions_of_identity on sessions (issuer, subject) where ended_at is null`.execute(
    db,
  );
}
