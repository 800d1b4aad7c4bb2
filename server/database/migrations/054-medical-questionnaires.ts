import { type Kysely, sql } from 'kysely';

/** The questions about health by class of plans and first day, in both languages, with what answers make of a traveller. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table medical_questionnaires (
      plan_class text not null check (plan_class in ('OCM', 'NAQC', 'VTC', 'STP')),
      effective_date date not null,
      pages jsonb not null,
      declaration jsonb not null,
      outcomes jsonb not null,
      primary key (plan_class, effective_date)
    )`.execute(db);
}
