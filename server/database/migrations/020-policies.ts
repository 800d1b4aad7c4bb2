import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence policy_numbers start 100000001`.execute(db);
  await sql`
    create table policies (
      id uuid primary key,
      purchase_id uuid unique,
      organization_code text not null references organizations (code),
      sold_by text references profiles (profile_ref),
      session_hash text,
      application_date date not null,
      sales_channel text not null check (sales_channel in ('b2b', 'b2c')),
      traveller_type text not null check (traveller_type in ('FAMILY', 'SINGLE')),
      flow_traveller_type text not null,
      start_date date not null,
      end_date date not null,
      trip_information jsonb not null,
      referred_by text,
      reference_id text,
      employee_name text,
      employee_relationship text,
      legal_consent boolean not null,
      revision integer not null default 1,
      purchased_at timestamptz not null
    )`.execute(db);
  await sql`create index policies_of_organization on policies (organization_code, purchased_at desc)`.execute(
    db,
  );
  await sql`create index policies_of_seller on policies (sold_by, purchased_at desc)`.execute(db);

  await sql`
    create table paxes (
      policy_number text primary key,
      policy_id uuid not null references policies (id),
      position integer not null,
      reference_number text not null,
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'PENDING', 'REFUNDED', 'QUOTE')),
      first_name text not null,
      last_name text not null,
      last_name_lower text generated always as (lower(last_name)) stored,
      date_of_birth date not null,
      age integer not null,
      lang text not null check (lang in ('EN', 'FR')),
      email text not null,
      phone text,
      contact jsonb not null,
      plan_code text not null,
      plan_name jsonb not null,
      plan jsonb not null,
      rate_version text not null,
      premium_total_cents integer not null,
      trip_cost_cents integer not null,
      bill96_consent boolean,
      eligibility_consent boolean not null,
      unique (policy_id, position)
    )`.execute(db);
  await sql`create index paxes_by_name on paxes (last_name_lower text_pattern_ops)`.execute(db);

  await sql`
    create table dependents (
      policy_id uuid not null references policies (id),
      position integer not null,
      reference_number text not null,
      first_name text not null,
      last_name text not null,
      date_of_birth date not null,
      age integer not null,
      relationship text not null,
      trip_cost_cents integer not null,
      contact jsonb,
      primary key (policy_id, position)
    )`.execute(db);

  await sql`
    create table payments (
      id bigint generated always as identity primary key,
      policy_number text not null references paxes (policy_number),
      amount_cents integer not null check (amount_cents >= 0),
      type text not null check (type in ('CHARGE', 'REFUND')),
      method text not null,
      order_id text,
      card_reference text,
      card_owner_reference_number text,
      paid_on date not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index payments_of on payments (policy_number)`.execute(db);

  await sql`
    create table policy_notes (
      id bigint generated always as identity primary key,
      policy_number text not null references paxes (policy_number),
      author text not null,
      note text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table policy_history (
      id bigint generated always as identity primary key,
      policy_number text not null references paxes (policy_number),
      changed_by text not null,
      changes jsonb not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    create table deliveries (
      id bigint generated always as identity primary key,
      policy_number text not null references paxes (policy_number),
      email_ref text not null unique,
      recipient text not null,
      lang text not null,
      status text not null,
      created_at timestamptz not null
    )`.execute(db);
  for (const table of ['policy_notes', 'policy_history', 'deliveries']) {
    await sql`create index ${sql.raw(`${table}_of`)} on ${sql.table(table)} (policy_number)`.execute(db);
  }
}
