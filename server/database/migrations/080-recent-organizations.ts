import { type Kysely, sql } from 'kysely';

/** Organizations that a person moved between, newest first; they go with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recent_organizations (
      profile_ref text primary key references profiles (profile_ref) on delete cascade,
      codes text[] not null
    )`.execute(db);
}
