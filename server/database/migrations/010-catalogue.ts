import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plans (
      code text primary key,
      sort_order smallint not null unique,
      plan_type text not null,
      plan_class text not null check (plan_class in ('OCM', 'NAQC', 'VTC', 'STP')),
      traveller_type text not null
        check (traveller_type in ('TRAVELLING_CANADIANS', 'TOP_UP', 'STUDENT', 'VISITOR_TO_CANADA')),
      student_types text[] not null default '{}',
      trip_type text not null check (trip_type in ('SINGLE', 'MULTIPLE')),
      is_add_on boolean not null default false,
      added_to text[] not null default '{}',
      status text not null check (status in ('ACTIVE', 'SUSPENDED')),
      purchasable boolean not null,
      sold_to_families boolean not null,
      minimum_age smallint not null,
      maximum_age smallint not null,
      questionnaire_minimum_age smallint,
      trip_duration_by_age jsonb not null,
      trip_durations smallint[] not null default '{}',
      minimum_top_up_days smallint,
      maximum_trip_cost integer,
      trip_cost_required boolean not null default false,
      deductibles integer[] not null default '{}',
      coverage_amounts integer[] not null default '{}',
      coverage_amounts_without_super_visa integer[] not null default '{}',
      check (minimum_age <= maximum_age),
      check (is_add_on = (added_to <> '{}'))
    )`.execute(db);

  await sql`
    create table plan_contents (
      plan_code text not null references plans (code),
      lang text not null check (lang in ('en', 'fr')),
      content jsonb not null,
      primary key (plan_code, lang)
    )`.execute(db);

  await sql`
    create table plan_exclusions (
      plan_code text not null references plans (code),
      sort_order smallint not null,
      exclusion_type text not null,
      minimum_age smallint,
      maximum_age smallint,
      minimum_coverage integer,
      maximum_coverage integer,
      rate_category text,
      description_en text not null,
      description_fr text not null,
      primary key (plan_code, sort_order)
    )`.execute(db);

  await sql`
    create table benefits (
      plan_code text not null references plans (code),
      code text not null,
      sort_order smallint not null,
      benefit_type text not null check (benefit_type in ('MANDATORY', 'OPTIONAL', 'RIDER')),
      eligibility jsonb not null default '[]',
      rules jsonb not null default '[]',
      pre_departure_decrease boolean not null,
      post_departure_decrease boolean not null,
      cancellable_after_free_look boolean not null,
      name_en text not null,
      name_fr text not null,
      summary_en text not null,
      summary_fr text not null,
      primary key (plan_code, code)
    )`.execute(db);

  await sql`
    create table contract_plans (
      contract_id bigint not null references organization_contracts (id),
      plan_code text not null references plans (code),
      sales_channel text not null check (sales_channel in ('b2b', 'b2c')),
      primary key (contract_id, plan_code, sales_channel)
    )`.execute(db);
}
