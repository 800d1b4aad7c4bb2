import { type Kysely, sql } from 'kysely';

/** [CP-010] A policy may be of a type that the portal does not sell; it is kept, and read, as what it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table policies drop constraint policies_traveller_type_check`.execute(db);
  await sql`
    alter table policies add constraint policies_traveller_type_check
      check (traveller_type in ('FAMILY', 'SINGLE', 'COMPANION', 'GROUP', 'STAFF', 'STUDENT'))`.execute(db);
}
