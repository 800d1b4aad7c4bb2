import type { PolicyStatus } from '#domain/calls/shapes/policyRecord.ts';
import type { DatabaseTransaction } from '../database/database.ts';

/** Sets the status of paxes by their policy numbers. */
export async function setPaxStatus(
  trx: DatabaseTransaction,
  policyNumbers: readonly string[],
  status: PolicyStatus,
): Promise<void> {
  await trx.updateTable('paxes').set({ status }).where('policy_number', 'in', policyNumbers).execute();
}
