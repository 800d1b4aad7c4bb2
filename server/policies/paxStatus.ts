import type { Database } from '../database/database.ts';

/** Marks a pending policy as being in force; whatever else became of it meanwhile stays. */
export function activePax(db: Database, policyNumber: string) {
  return db
    .updateTable('paxes')
    .set({ status: 'ACTIVE' })
    .where('policy_number', '=', policyNumber)
    .where('status', '=', 'PENDING');
}
