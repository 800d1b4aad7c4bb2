import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { PolicyState } from './policyBook.tables.ts';

type Pax = PolicyState['paxes'][number];

export type Restored = {
  /** As it was before it was cancelled, and will be again. */
  pax: Pax;
  /** What was kept of its premium when it was cancelled, and what it owes beside that. */
  keptCents: number;
  chargeCents: number;
};

/**
 * [RI-002] What policies that were bought together are restored to, to the cent, by the book: the version before
 * the cancellation, for its premium less what was kept. Within a transaction that holds the policy.
 * @throws Problem 400 `policies.apart`, 409 `policy.notCancelled`, 409 `policy.tripChanged` where the trip of those who go on
 * is another since
 */
export async function restoredPaxes(
  db: Database,
  { policyId, policyNumbers }: { policyId: string; policyNumbers: readonly string[] },
): Promise<Restored[]> {
  const versions = await db
    .selectFrom('policy_versions')
    .select(['reason', 'state'])
    .where('policy_id', '=', policyId)
    .orderBy('version')
    .execute();
  const entries = await db
    .selectFrom('premium_entries')
    .select(['policy_number', 'amount_cents'])
    .where('policy_id', '=', policyId)
    .execute();
  const last = versions.at(-1)?.state;
  return policyNumbers.map((policyNumber) => {
    const paxIn = (state: PolicyState | undefined) =>
      state?.paxes.find((pax) => pax.policy_number === policyNumber);
    const now = paxIn(last);
    if (!now) throw new Problem(400, 'policies.apart');
    const cancelledAt = versions.findLastIndex(
      ({ reason, state }, at) =>
        reason === 'CANCELLATION' &&
        paxIn(state)?.status !== 'ACTIVE' &&
        paxIn(versions[at - 1]?.state)?.status === 'ACTIVE',
    );
    const before = versions[cancelledAt - 1]?.state;
    const pax = paxIn(before);
    if (!before || !pax || (now.status !== 'INACTIVE' && now.status !== 'REFUNDED'))
      throw new Problem(409, 'policy.notCancelled');
    if (!last || !isDeepStrictEqual(tripOf(before), tripOf(last)))
      throw new Problem(409, 'policy.tripChanged');
    const keptCents = entries
      .filter((entry) => entry.policy_number === policyNumber)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    return { pax, keptCents, chargeCents: pax.premium_total_cents - keptCents };
  });
}

/** What the price of everybody rests on. */
const tripOf = ({ policy }: PolicyState) => [policy.start_date, policy.end_date, policy.trip_information];
