import type { DatabaseTransaction } from '../database/database.ts';

/** Marks a pending policy as being in force; whatever else became of it meanwhile stays. */
export function activePax(trx: DatabaseTransaction, policyNumber: string) {
  return trx
    .updateTable('paxes')
    .set({ status: 'ACTIVE' })
    .where('policy_number', '=', policyNumber)
    .where('status', '=', 'PENDING');
}
