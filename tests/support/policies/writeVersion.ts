import type { Database } from '#server/database/database.ts';
import { writeTogether } from '#server/database/writeTogether.ts';
import { lastVersion, type NextVersion, versionWrites } from '#server/policies/policyBook.ts';
import type { PolicyState } from '#server/policies/policyBook.tables.ts';

/** Writes the next version of a policy, made of the last one. */
export async function writeVersion(
  db: Database,
  policyNumber: string,
  next: (last: PolicyState) => Omit<NextVersion, 'act'>,
  reason: NextVersion['act']['reason'] = 'ENDORSEMENT',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = await lastVersion(trx, policyNumber);
    if (!last) throw new Error('there is no such policy');
    const act = {
      reason,
      at: new Date('2026-03-02T12:00:00Z'),
      organizationCode: last.state.policy.organization_code,
    };
    await writeTogether(trx, versionWrites(trx, last, { ...next(last.state), act }));
  });
}

/** A charge, or a refund where the cents are negative, by a card of an order, and the premium that it is due for. */
export function moved(
  policy_number: string,
  cents: number,
  order_id: string,
): Required<Pick<NextVersion, 'movements' | 'premiums'>> {
  const card = { order_id, card_brand: 'VISA', card_ending: '4242', card_owner_reference_number: '1' };
  const paid = {
    type: cents < 0 ? 'REFUND' : 'CHARGE',
    method: 'CREDIT_CARD',
    paid_on: '2026-03-02',
  } as const;
  const plan = { plan_code: 'SEMH', plan_name: '{"en": "Medical", "fr": "Médical"}' };
  return {
    movements: [{ policy_number, amount_cents: Math.abs(cents), ...paid, ...card }],
    premiums: [{ policy_number, amount_cents: cents, ...plan }],
  };
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
