import type { DatabaseTransaction } from '../database/database.ts';

/** Marks a pending policy as being in force; whatever else became of it meanwhile stays. */
export async function markActive(trx: DatabaseTransaction, policyNumber: string): Promise<void> {
  await trx
    .updateTable('paxes')
    .set({ status: 'ACTIVE' })
    .where('policy_number', '=', policyNumber)
    .where('status', '=', 'PENDING')
    .execute();
}
