import { type Kysely, sql } from 'kysely';

/** The last four digits of the card with which a payment was made, for its receipt; unknown of earlier payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column card_ending text check (card_ending ~ '^[0-9]{4}$')`.execute(db);
}
