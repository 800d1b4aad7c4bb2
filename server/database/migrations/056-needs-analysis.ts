import { type Kysely, sql } from 'kysely';

/**
 * The questions of the needs analysis by class of plans and first day, in both languages, and what each traveller of a
 * policy answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table needs_analysis_questions (
      plan_class text not null check (plan_class in ('OCM', 'NAQC', 'VTC', 'STP')),
      effective_date date not null,
      question_key text not null,
      category text not null check (category in
        ('insuranceSameAsPrimary', 'coverageSameAsPrimary', 'existingPolicySameAsPrimary')),
      sort_order smallint not null,
      answer_type text not null check (answer_type in ('NUMBER', 'TEXT', 'CHOICE')),
      text_en text not null,
      text_fr text not null,
      options jsonb not null default '[]',
      primary key (plan_class, effective_date, question_key)
    )`.execute(db);
  await sql`alter table paxes add column needs_analysis jsonb`.execute(db);
}
