import type { DatabaseTransaction } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import { lastVersion, versionWrites } from './policyBook.ts';

/** Marks a pending policy as being in force; whatever else became of it meanwhile stays. */
export async function activePax(
  trx: DatabaseTransaction,
  policyNumber: string,
  at: Date,
): Promise<readonly Write[]> {
  const last = await lastVersion(trx, policyNumber);
  const pax = last?.state.paxes.find(({ policy_number }) => policy_number === policyNumber);
  if (!last || pax?.status !== 'PENDING') return [];
  const { policy, paxes } = last.state;
  return versionWrites(trx, last, {
    state: { ...last.state, paxes: paxes.map((one) => (one === pax ? { ...one, status: 'ACTIVE' } : one)) },
    act: { reason: 'ACTIVATION', at, organizationCode: policy.organization_code },
  });
}
