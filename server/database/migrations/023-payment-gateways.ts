import { type Kysely, sql } from 'kysely';

/** [PY-004] [PY-005] The two gateways and no other; the organization's own never stands without the card provider's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add constraint payment_gateways_known check (payment_gateways <@ array['MONERIS', 'ORGANIZATION']),
      add constraint payment_gateways_with_cards check (
        'MONERIS' = any (payment_gateways) or not 'ORGANIZATION' = any (payment_gateways)
      )`.execute(db);
}
