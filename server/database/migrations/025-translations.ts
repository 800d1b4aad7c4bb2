import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation_spaces (
      organization_code text primary key references organizations (code),
      form_date_format text
    )`.execute(db);
  await sql`
    create table translations (
      organization_code text not null references translation_spaces (organization_code),
      translation text not null,
      lang text not null check (lang in ('en', 'fr')),
      labels jsonb not null default '{}',
      primary key (organization_code, translation, lang)
    )`.execute(db);
}
