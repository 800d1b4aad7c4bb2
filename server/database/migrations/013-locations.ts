import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table travel_locations (
      id text primary key,
      iata text not null unique,
      name_en text not null,
      name_fr text not null,
      city_en text not null,
      city_fr text not null,
      state_en text not null,
      state_fr text not null,
      country_code text not null,
      weight smallint not null
    )`.execute(db);
}
