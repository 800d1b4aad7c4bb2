import type { Database } from '#server/database/database.ts';
import { writeTogether } from '#server/database/writeTogether.ts';
import { lastVersion, type NextVersion, versionWrites } from '#server/policies/policyBook.ts';
import type { PolicyState } from '#server/policies/policyBook.tables.ts';

/** Writes the next version of a policy, made of the last one. */
export async function writeVersion(
  db: Database,
  policyNumber: string,
  next: (last: PolicyState) => Omit<NextVersion, 'act'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = await lastVersion(trx, policyNumber);
    if (!last) throw new Error('there is no such policy');
    const act = {
      reason: 'ENDORSEMENT',
      at: new Date('2026-03-02T12:00:00Z'),
      organizationCode: last.state.policy.organization_code,
    } as const;
    await writeTogether(trx, versionWrites(trx, last, { ...next(last.state), act }));
  });
}

/** The same policies with something of one pax changed. */
export function withPax(
  state: PolicyState,
  policyNumber: string,
  changed: Partial<PolicyState['paxes'][number]>,
): PolicyState {
  const paxes = state.paxes.map((pax) => (pax.policy_number === policyNumber ? { ...pax, ...changed } : pax));
  return { ...state, paxes };
}
