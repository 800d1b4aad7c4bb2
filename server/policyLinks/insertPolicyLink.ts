import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../database/database.ts';

/** Makes what a link will open; resolves to its id, which opens nothing until it is signed. */
export async function insertPolicyLink(
  trx: DatabaseTransaction,
  given: { policyId: string; policyNumbers: readonly string[]; lang: 'EN' | 'FR'; now: Date },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('policy_links')
    .values({
      id,
      policy_id: given.policyId,
      policy_numbers: JSON.stringify(given.policyNumbers),
      lang: given.lang,
      created_at: given.now,
      revoked_at: null,
    })
    .execute();
  return id;
}
