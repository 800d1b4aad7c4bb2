import { type Kysely, sql } from 'kysely';

/**
 * People are listed, found and changed: what they are searched and sorted by stands in columns with an index, and so do
 * the organizations of each, by which a session reaches them. A code is no identity; the whole email is, once per kind of
 * sign-in, in any case. A new person works where the branch is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profiles_code`.execute(db);
  await sql`create unique index profiles_email on profiles (lower(email), user_type)`.execute(db);
  await sql`
    alter table profiles
      add column revision integer not null default 1,
      add column organizations text[] not null default '{}',
      add column first_name_words tsvector generated always as (words_of(first_name)) stored,
      add column last_name_words tsvector generated always as (words_of(last_name)) stored,
      add column title_words tsvector generated always as (words_of(title)) stored,
      add column full_name_key text collate "C" generated always as (compared(first_name || ' ' || last_name)) stored,
      add column code_key text collate "C" generated always as (compared(profile_code)) stored,
      add column email_key text collate "C" generated always as (compared(email)) stored,
      add column title_key text collate "C" generated always as (coalesce(compared(title), '')) stored`.execute(
    db,
  );
  await sql`alter table organizations add column city text, add column province text`.execute(db);
  await sql`update profiles set organizations = array(
    select organization_code from profile_organizations as own where own.profile_ref = profiles.profile_ref
    order by is_default desc, organization_code)`.execute(db);
  await sql`
    create function keep_organizations_of_person() returns trigger language plpgsql as $$
      begin
        update profiles set organizations = array(
          select organization_code from profile_organizations as own where own.profile_ref = profiles.profile_ref
          order by is_default desc, organization_code)
        where profile_ref = coalesce(new.profile_ref, old.profile_ref);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger organizations_of_person after insert or update or delete on profile_organizations
      for each row execute function keep_organizations_of_person()`.execute(db);
  for (const column of ['full_name_key', 'code_key', 'status', 'title_key', 'role']) {
    await sql`create index ${sql.ref(`profiles_by_${column}`)} on profiles (${sql.ref(column)}, profile_ref)`.execute(
      db,
    );
  }
  await sql`create index profiles_by_email_key on profiles (email_key)`.execute(db);
  await sql`
    create index profiles_by_words on profiles
      using gin (first_name_words, last_name_words, title_words, organizations)`.execute(db);
  await sql`
    create view people_listing as
      select profile_ref as id, first_name, last_name, profile_code, status, title, role, organizations,
        first_name_words, last_name_words, title_words, full_name_key, code_key, email_key, title_key
      from profiles`.execute(db);
}
