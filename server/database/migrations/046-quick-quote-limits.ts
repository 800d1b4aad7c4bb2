import { type Kysely, sql } from 'kysely';

/** [QQ-030] [QQ-035] Ages and trip cost that an organization quotes; one that sets none has those of the organization above it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add column minimum_age smallint,
      add column maximum_age smallint,
      add column minimum_trip_cost integer,
      add constraint organizations_quick_quote_ages check (
        coalesce(minimum_age, 0) between 0 and coalesce(maximum_age, 120) and coalesce(maximum_age, 120) <= 120
      ),
      add constraint organizations_quick_quote_cost check (minimum_trip_cost between 0 and 30000)`.execute(
    db,
  );
}
