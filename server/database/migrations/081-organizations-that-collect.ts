import { type Kysely, sql } from 'kysely';

/** [PY-004] Until now every organization could collect money itself; those that are there keep that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update organizations set payment_gateways = array['MONERIS', 'ORGANIZATION']`.execute(db);
}
