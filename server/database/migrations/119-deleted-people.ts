import { type Kysely, sql } from 'kysely';

/** Somebody who is deleted is listed no more, and leaves the email to whoever comes next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column deleted_at timestamptz`.execute(db);
  await sql`drop index profiles_email`.execute(db);
  await sql`
    create unique index profiles_email on profiles (lower(email), user_type) where deleted_at is null
  `.execute(db);
  await sql`
    create or replace view people_listing as
      select profile_ref as id, first_name, last_name, profile_code, status, title, role, organizations,
        first_name_words, last_name_words, title_words, full_name_key, code_key, email_key, title_key
      from profiles where deleted_at is null`.execute(db);
}
