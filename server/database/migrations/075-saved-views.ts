import { type Kysely, sql } from 'kysely';

/** Views of lists that people save by name; they go with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      profile_ref text not null references profiles (profile_ref) on delete cascade,
      area text not null,
      name text not null,
      search text not null,
      columns text[] not null,
      primary key (profile_ref, area, name)
    )`.execute(db);
}
