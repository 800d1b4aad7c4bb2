import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { chargesOf, isInForce } from '../purchases/books.ts';
import type { Standins } from '../standins/startStandins.ts';
import { confirmationTopic } from '#server/policies/confirmationMessages.ts';
import { isSettled, type Told } from './buyer.ts';

/** The books of a soak when everything has come to rest; amounts in cents. */
export type Closing = {
  purchases: number;
  /** Purchases by the state in which they rest. */
  states: Readonly<Record<string, number>>;
  policies: number;
  capturedCents: number;
  refundedCents: number;
  premiumCents: number;
  /** Refunds at the gateway; a void is none. */
  refunds: number;
  /** Rounds in which policies were activated again, because the insurer had refused or lost one. */
  activationRetries: number;
  /** Money without policy, policy without money, anything doubled or lost; one sentence each. */
  faults: readonly string[];
};

/** States in which nothing is left to be done by itself, and nobody need look. */
const atRest: ReadonlySet<string> = new Set(['prepared', 'declined', 'confirmed', 'expired']);

/** Closes the books: the gateway's, the insurer's and ours must agree purchase by purchase, and with what buyers were told. */
export async function closeBooks(db: Database, standins: Standins, told: readonly Told[]): Promise<Closing> {
  const purchases = await db.selectFrom('purchases').select(['id', 'state', 'context']).execute();
  const rows = await db
    .selectFrom('paxes')
    .innerJoin('policies', 'policies.id', 'paxes.policy_id')
    .select(['purchase_id', 'policy_id', 'policy_number', 'status', 'premium_total_cents'])
    .execute();
  const { rows: jobs } = await sql<{ port: string; entity: string }>`select port, entity from jobs`.execute(
    db,
  );
  const faults = jobs.map(({ entity, port }) => `A job ${port} of ${entity} is left over`);
  const states: Record<string, number> = {};
  const sums = { capturedCents: 0, refundedCents: 0, premiumCents: 0, refunds: 0, activationRetries: 0 };
  for (const { id, state, context } of purchases) {
    states[state] = (states[state] ?? 0) + 1;
    if (!atRest.has(state)) faults.push(`Purchase ${id} rests in ${state}`);
    const own = rows.filter(({ purchase_id }) => purchase_id === id);
    if (new Set(own.map(({ policy_id }) => policy_id)).size > 1)
      faults.push(`Purchase ${id} was issued twice`);
    if (state === 'confirmed' && own.length === 0)
      faults.push(`Purchase ${id} is confirmed without a policy`);
    const charges = (await chargesOf(standins, id)).filter(({ status }) => status === 'approved');
    const captured = sumOf(charges.map(({ amountCents }) => amountCents));
    const refunded = sumOf(charges.map(({ refundedCents }) => refundedCents));
    const premium = sumOf(own.map(({ premium_total_cents }) => premium_total_cents));
    if (captured - refunded !== premium) {
      faults.push(`Purchase ${id}: ${captured} captured, ${refunded} refunded, ${premium} of premiums`);
    }
    sums.capturedCents += captured;
    sums.refundedCents += refunded;
    sums.premiumCents += premium;
    sums.refunds += sumOf(charges.map(({ refunds }) => refunds.length));
    sums.activationRetries += context.rounds;
  }
  const { rows: paid } = await sql<{ cents: string | null }>`
    select sum(case type when 'CHARGE' then amount_cents else -amount_cents end)::text as cents from policy_movements
    where policy_number in (select policy_number from paxes)`.execute(db);
  const booked = Number(paid[0]?.cents ?? 0);
  if (booked !== sums.premiumCents)
    faults.push(`${booked} cents are booked for ${sums.premiumCents} of premiums`);
  for (const { policy_number, status } of rows) {
    if (status !== 'ACTIVE') faults.push(`Policy ${policy_number} is ${status}`);
    if (!(await isInForce(standins, policy_number))) faults.push(`Policy ${policy_number} is not in force`);
  }
  faults.push(...(await confirmationFaults(db)));
  faults.push(...told.flatMap((buyer) => brokenPromises(buyer, rows)));
  return { purchases: purchases.length, states, policies: rows.length, ...sums, faults };
}

/** Everybody insured in a soak has one address, so that each policy is confirmed by one message. */
async function confirmationFaults(db: Database): Promise<string[]> {
  const confirmed = await db
    .selectFrom('policies')
    .leftJoin('outbox', (join) =>
      join.on('outbox.topic', '=', confirmationTopic).on(sql`outbox.subject`, '=', sql`policies.id::text`),
    )
    .select(['policies.id', ({ fn }) => fn.count<number>('outbox.id').as('messages')])
    .where('policies.purchase_id', 'is not', null)
    .groupBy('policies.id')
    .execute();
  return confirmed
    .filter(({ messages }) => messages !== 1)
    .map(({ id, messages }) => `Policy ${id} has ${messages} confirmations`);
}

/** What a buyer was told and does not hold. */
function brokenPromises(
  told: Told,
  rows: readonly { purchase_id: string | null; policy_number: string }[],
): string[] {
  const { purchaseId, policyNumbers } = told;
  const issued = rows.filter(({ purchase_id }) => purchase_id === purchaseId);
  const numbers = new Set(issued.map(({ policy_number }) => policy_number));
  const missing = policyNumbers.filter((policyNumber) => !numbers.has(policyNumber));
  return [
    ...missing.map(
      (policyNumber) => `The buyer of ${purchaseId} was told ${policyNumber}, which is not there`,
    ),
    ...(isSettled(told) ? [] : [`The buyer of ${purchaseId} was answered ${told.status} to the end`]),
  ];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
