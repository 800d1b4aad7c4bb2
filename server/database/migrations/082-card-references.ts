import { type Kysely, sql } from 'kysely';

/** [PY-008] The reference of a card is the order at the gateway, which stands beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop column card_reference`.execute(db);
}
