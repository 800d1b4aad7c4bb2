import { call } from '#tests/standins/support/gateway.ts';
import type { TestDatabase } from '../engines/engine.ts';
import type { Standins } from '../standins/startStandins.ts';

export type BookedCharge = {
  orderId: string;
  status: string;
  amountCents: number;
  refundedCents: number;
  refunds: readonly { amountCents: number }[];
};

/** What the gateway has in its books for a purchase, the newest first. */
export async function chargesOf(standins: Standins, purchaseId: string): Promise<BookedCharge[]> {
  const { body } = await call(standins, 'GET', `/gateway/charges?orderIdPrefix=${purchaseId}`);
  return body['charges'] as BookedCharge[];
}

/** The amounts in cents that a purchase has cost its cards. */
export async function standingCharges(standins: Standins, purchaseId: string): Promise<number[]> {
  const charges = await chargesOf(standins, purchaseId);
  return charges.filter(({ status }) => status === 'approved').map(({ amountCents }) => amountCents);
}

/** What a purchase has cost its cards in cents: what was captured less what was given back. */
export async function capturedCents(standins: Standins, purchaseId: string): Promise<number> {
  const charges = await chargesOf(standins, purchaseId);
  return charges
    .filter(({ status }) => status === 'approved')
    .reduce((cents, { amountCents, refundedCents }) => cents + amountCents - refundedCents, 0);
}

/** What the policies of a purchase that were issued for it cost, in cents. */
export async function premiumCents(database: TestDatabase, purchaseId: string): Promise<number> {
  const paxes = await database.db
    .selectFrom('paxes')
    .innerJoin('policies', 'policies.id', 'paxes.policy_id')
    .select('premium_total_cents')
    .where('purchase_id', '=', purchaseId)
    .execute();
  return paxes.reduce((cents, { premium_total_cents }) => cents + premium_total_cents, 0);
}

/** Whether the insurer has put a policy in force. */
export async function isInForce(standins: Standins, policyNumber: string): Promise<boolean> {
  return (await call(standins, 'GET', `/activation/policies/${policyNumber}`)).status === 200;
}

/** Removes every fault that was set and has not been met. */
export async function clearFaults(standins: Standins): Promise<void> {
  await call(standins, 'DELETE', '/console/api/faults');
}
