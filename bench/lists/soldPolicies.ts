import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { plainSchema } from '../support/plainList.ts';
import { firstNames, lastNames } from './names.ts';

/** How many policies an agency sold. */
export const soldByAgency = 2500;

/** Fills an empty database with so many records of one to three paxes; indexes are made afterwards, as a restore does it. */
export async function fillPolicies(db: Database, records: number): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename in ('policies', 'paxes') and indexname ~ '_by_'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`
    insert into organizations (code, category, name_en, name_fr)
    select 'O' || at, 'AGENCY', 'Travel ' || last || ' ' || at, 'Voyages ' || last || ' ' || at
    from generate_series(1, ${Math.ceil(records / soldByAgency)}::int) as at,
      lateral (select (string_to_array(${lastNames}, ','))[1 + at % 40] as last) as named`.execute(db);
  await sql`
    insert into policies (id, organization_code, application_date, sales_channel, traveller_type,
      flow_traveller_type, start_date, end_date, trip_information, reference_id, legal_consent, purchased_at)
    select md5(at::text)::uuid, 'O' || (1 + at / ${soldByAgency}::int), day, 'b2b', 'SINGLE', 'TRAVELLING_CANADIANS',
      day + (mix % 90)::int, day + (mix % 90)::int + 14, '{}', 'REF' || lpad(at::text, 9, '0'), true,
      day + interval '1 second' * (mix % 86400)
    from (select at, abs(hashint4(at)::bigint) as mix from generate_series(0, ${records - 1}::int) as at) as each,
      lateral (select date '2022-01-01' + (mix % 1780)::int as day) as dated`.execute(db);
  await sql`
    insert into paxes (policy_number, policy_id, position, reference_number, status, first_name, last_name,
      date_of_birth, age, lang, email, phone, contact, plan_code, plan_name, plan, rate_version, premium_total_cents,
      trip_cost_cents, eligibility_consent)
    select 'O' || (1 + at / ${soldByAgency}::int) || '-' || (1000000 + at * 3 + seat), md5(at::text)::uuid, seat,
      (seat + 1)::text, (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'REFUNDED', 'PENDING'])[1 + mix % 6], first,
      last || ' ' || initcap(translate((mix % 1000)::text, '0123456789', 'aeioubcdlm')), date '1950-01-01', 70, 'EN',
      'p' || at || '@example.com', '514' || lpad((at % 10000000)::text, 7, '0'), '{}', code,
      jsonb_build_object('en', code || ' Medical', 'fr', code || ' soins médicaux'),
      '{"adjustments": [], "optionalBenefits": []}', code || '-1', 10000, 0, true
    from (select at, seat, abs(hashint4(at * 3 + seat)::bigint) as mix
      from generate_series(0, ${records - 1}::int) as at, generate_series(0, at % 3) as seat) as each,
      lateral (select (string_to_array(${firstNames}, ','))[1 + mix % 20] as first,
        (string_to_array(${lastNames}, ','))[1 + mix / 20 % 40] as last,
        (array['SEMH', 'SAIH', 'SPPL', 'SPTO'])[1 + mix / 800 % 4] as code) as named`.execute(db);
  for (const { made } of indexes) await sql.raw(made).execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Copies what was sold to tables that have the plain index of each column by which a person searches or sorts. */
export async function copyPlainly(db: Database): Promise<void> {
  const plain = sql.id(plainSchema);
  await sql`create schema ${plain}`.execute(db);
  await sql`
    create table ${plain}.policies as
      select id, organization_code, application_date, start_date, purchased_at, reference_id from policies`.execute(
    db,
  );
  await sql`
    create table ${plain}.paxes as
      select policy_id, position, policy_number, status, first_name, last_name, email, phone, plan_code, plan_name
      from paxes`.execute(db);
  await sql`alter table ${plain}.policies add primary key (id)`.execute(db);
  await sql`alter table ${plain}.paxes add primary key (policy_id, position)`.execute(db);
  for (const column of [
    'organization_code',
    'application_date',
    'start_date',
    'purchased_at',
    'reference_id',
  ])
    await sql`create index on ${plain}.policies (${sql.ref(column)})`.execute(db);
  for (const column of ['lower(first_name) text_pattern_ops', 'lower(last_name) text_pattern_ops'])
    await sql`create index on ${plain}.paxes (${sql.raw(column)})`.execute(db);
  for (const column of ['policy_number', 'status', 'email', 'phone', 'plan_code'])
    await sql`create index on ${plain}.paxes (${sql.ref(column)})`.execute(db);
  await sql`create index on ${plain}.paxes (lower(first_name || ' ' || last_name)) where position = 0`.execute(
    db,
  );
  await sql`vacuum analyze ${plain}.policies, ${plain}.paxes`.execute(db);
}
