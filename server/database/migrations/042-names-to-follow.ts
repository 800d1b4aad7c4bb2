import { type Kysely, sql } from 'kysely';

/** Who is insured without a name yet, so that somebody can be asked for it; earlier rows say it by a blank name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['paxes', 'dependents']) {
    const people = sql.table(table);
    await sql`alter table ${people} add column name_to_follow boolean not null default false`.execute(db);
    await sql`update ${people} set name_to_follow = true
      where btrim(first_name) = '' or btrim(last_name) = ''`.execute(db);
    await sql`create index ${sql.raw(`${table}_to_be_named`)} on ${people} (policy_id) where name_to_follow`.execute(
      db,
    );
  }
}
