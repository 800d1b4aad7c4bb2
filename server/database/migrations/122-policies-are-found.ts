import { type Kysely, sql } from 'kysely';

/**
 * Policies are found by their people, numbers and codes: what they are searched and sorted by stands in columns that the
 * database writes, with an index. A number is compared without case and spaces, a phone by its digits, an email as a whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function numbered(value text) returns text language sql immutable parallel safe as $$
      select upper(regexp_replace(value, '\\s', '', 'g'))
    $$`.execute(db);
  await sql`
    create function digits_of(value text) returns text language sql immutable parallel safe as $$
      select nullif(regexp_replace(regexp_replace(value, '\\D', '', 'g'), '^1(\\d{10})$', '\\1'), '')
    $$`.execute(db);
  await sql`
    alter table paxes
      add column first_name_words tsvector generated always as (words_of(first_name)) stored,
      add column last_name_words tsvector generated always as (words_of(last_name)) stored,
      add column name_key text collate "C" generated always as (compared(first_name || ' ' || last_name)) stored,
      add column email_key text collate "C" generated always as (lower(email)) stored,
      add column phone_digits text collate "C" generated always as (digits_of(phone)) stored,
      add column number_key text collate "C" generated always as (numbered(policy_number)) stored,
      add column plan_code_key text collate "C" generated always as (numbered(plan_code)) stored,
      add column plan_key_en text collate "C" generated always as (compared(plan_name ->> 'en')) stored,
      add column plan_key_fr text collate "C" generated always as (compared(plan_name ->> 'fr')) stored`.execute(
    db,
  );
  await sql`
    alter table dependents
      add column first_name_words tsvector generated always as (words_of(first_name)) stored,
      add column last_name_words tsvector generated always as (words_of(last_name)) stored`.execute(db);
  await sql`
    alter table policies
      add column reference_key text collate "C" generated always as (numbered(reference_id)) stored`.execute(
    db,
  );

  for (const table of ['paxes', 'dependents']) {
    await sql`
      create index ${sql.ref(`${table}_by_names`)} on ${sql.table(table)}
        using gin (first_name_words, last_name_words)`.execute(db);
  }
  for (const column of ['email_key', 'phone_digits', 'number_key', 'plan_code_key']) {
    await sql`create index ${sql.ref(`paxes_by_${column}`)} on paxes (${sql.ref(column)}, policy_id)`.execute(
      db,
    );
  }
  for (const column of ['number_key', 'name_key', 'plan_key_en', 'plan_key_fr', 'status']) {
    await sql`
      create index ${sql.ref(`first_paxes_by_${column}`)} on paxes (${sql.ref(column)}, policy_id)
        where position = 0`.execute(db);
  }
  for (const column of ['purchased_at', 'application_date', 'start_date', 'reference_key']) {
    await sql`create index ${sql.ref(`policies_by_${column}`)} on policies (${sql.ref(column)}, id)`.execute(
      db,
    );
  }
  await sql`
    create view policy_listing as
      select first.policy_id as id, policies.organization_code, sold_by, agent_ref, application_date, start_date,
        purchased_at, reference_key, policy_number, number_key, first.status, first_name, last_name, name_key, plan_code,
        plan_key_en, plan_key_fr,
        coalesce(name_en, '') as organization_name_en, coalesce(name_fr, '') as organization_name_fr,
        coalesce(name_key_en, '') as organization_key_en, coalesce(name_key_fr, '') as organization_key_fr
      from policies
      join paxes as first on first.policy_id = policies.id and first.position = 0
      left join organizations on code = policies.organization_code`.execute(db);
}
