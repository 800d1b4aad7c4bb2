import { type Kysely, sql } from 'kysely';

/**
 * What the insurer says in its documents, and what was sold: a policy names the edition of its plan, which never
 * changes, and who sold it. The first policies name neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table insurer_texts (
      lang text primary key check (lang in ('en', 'fr')),
      content jsonb not null
    )`.execute(db);
  await sql`
    create table plan_editions (
      digest text primary key,
      plan_code text not null,
      content jsonb not null,
      kept_at timestamptz not null
    )`.execute(db);
  await sql`alter table paxes add column edition text references plan_editions (digest)`.execute(db);
  await sql`alter table policies add column seller jsonb`.execute(db);
}
