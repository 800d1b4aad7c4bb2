import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { chargesOf, isInForce } from '../purchases/books.ts';
import type { Standins } from '../standins/startStandins.ts';
import { confirmationTopic } from '#server/policies/confirmationMessages.ts';
import { isSettled, type Told } from './buyer.ts';
import type { DeskTold } from './desk.ts';

/** The books of a soak when everything has come to rest; amounts in cents. */
export type Closing = {
  purchases: number;
  /** Purchases by the state in which they rest. */
  states: Readonly<Record<string, number>>;
  policies: number;
  capturedCents: number;
  refundedCents: number;
  premiumCents: number;
  /** What cards paid by our books, less what they were given back. */
  cardCents: number;
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
export async function closeBooks(
  db: Database,
  standins: Standins,
  told: readonly Told[],
  atDesk: readonly DeskTold[],
): Promise<Closing> {
  const purchases = await db.selectFrom('purchases').select(['id', 'state', 'context']).execute();
  const changes = await db
    .selectFrom('policy_changes')
    .innerJoin('policies', 'policies.id', 'policy_id')
    .select(['policy_changes.id', 'purchase_id'])
    .execute();
  const rows = await db
    .selectFrom('paxes')
    .innerJoin('policies', 'policies.id', 'paxes.policy_id')
    .select(['purchase_id', 'policy_id', 'policy_number', 'status', 'premium_total_cents'])
    .select((pax) => [
      pax
        .selectFrom('premium_entries')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_cents'), sql<number>`0`).as('cents'))
        .whereRef('premium_entries.policy_number', '=', 'paxes.policy_number')
        .$asScalar()
        .as('premium'),
      pax
        .selectFrom('policy_movements')
        .select(
          sql<number>`coalesce(sum(case type when 'CHARGE' then amount_cents else -amount_cents end), 0)`.as(
            'cents',
          ),
        )
        .whereRef('policy_movements.policy_number', '=', 'paxes.policy_number')
        .where('method', '=', 'CREDIT_CARD')
        .$asScalar()
        .as('byCard'),
    ])
    .execute();
  const { rows: jobs } = await sql<{ port: string; entity: string }>`select port, entity from jobs`.execute(
    db,
  );
  const faults = jobs.map(({ entity, port }) => `A job ${port} of ${entity} is left over`);
  const states: Record<string, number> = {};
  const sums = {
    capturedCents: 0,
    refundedCents: 0,
    premiumCents: 0,
    cardCents: 0,
    refunds: 0,
    activationRetries: 0,
  };
  for (const { id, state, context } of purchases) {
    states[state] = (states[state] ?? 0) + 1;
    if (!atRest.has(state)) faults.push(`Purchase ${id} rests in ${state}`);
    const own = rows.filter(({ purchase_id }) => purchase_id === id);
    if (new Set(own.map(({ policy_id }) => policy_id)).size > 1)
      faults.push(`Purchase ${id} was issued twice`);
    if (state === 'confirmed' && own.length === 0)
      faults.push(`Purchase ${id} is confirmed without a policy`);
    const orders = [
      id,
      ...changes.filter(({ purchase_id }) => purchase_id === id).map((change) => change.id),
    ];
    const charges = (await Promise.all(orders.map((order) => chargesOf(standins, order))))
      .flat()
      .filter(({ status }) => status === 'approved');
    const captured = sumOf(charges.map(({ amountCents }) => amountCents));
    const refunded = sumOf(charges.map(({ refundedCents }) => refundedCents));
    const premium = sumOf(own.map((pax) => Number(pax.premium)));
    const byCard = sumOf(own.map((pax) => Number(pax.byCard)));
    if (captured - refunded !== byCard) {
      faults.push(`Purchase ${id}: ${captured} captured, ${refunded} refunded, ${byCard} booked by card`);
    }
    sums.capturedCents += captured;
    sums.refundedCents += refunded;
    sums.premiumCents += premium;
    sums.cardCents += byCard;
    sums.refunds += sumOf(charges.map(({ refunds }) => refunds.length));
    sums.activationRetries += context.rounds;
  }
  const { rows: paid } = await sql<{ cents: string | null }>`
    select sum(case type when 'CHARGE' then amount_cents else -amount_cents end)::text as cents from policy_movements
    where policy_number in (select policy_number from paxes)`.execute(db);
  const booked = Number(paid[0]?.cents ?? 0);
  if (booked !== sums.premiumCents)
    faults.push(`${booked} cents are booked for ${sums.premiumCents} of premiums`);
  const becomes = new Map(
    atDesk.filter(isDone).flatMap((act) => act.policyNumbers.map((number) => [number, act.becomes])),
  );
  for (const { policy_number, status, premium, premium_total_cents: whole } of rows) {
    const due = becomes.get(policy_number) ?? 'ACTIVE';
    if (status !== due) faults.push(`Policy ${policy_number} is ${status}, not ${due}`);
    if (Number(premium) !== (status === 'ACTIVE' ? whole : 0))
      faults.push(`Policy ${policy_number} is ${status} for ${premium}`);
    if (!(await isInForce(standins, policy_number))) faults.push(`Policy ${policy_number} was not in force`);
  }
  faults.push(...(await changeFaults(db, atDesk)));
  faults.push(...(await confirmationFaults(db)));
  faults.push(...told.flatMap((buyer) => brokenPromises(buyer, rows)));
  return { purchases: purchases.length, states, policies: rows.length, ...sums, faults };
}

/** Whether what was asked for was done: what is to be put in force again, in the end. */
const isDone = ({ status }: DeskTold) => status === 200 || status === 513;

/** Each change that somebody was told of is done, no other one is, and every refund is confirmed. */
async function changeFaults(db: Database, atDesk: readonly DeskTold[]): Promise<string[]> {
  const changes = await db.selectFrom('policy_changes').select(['id', 'state']).execute();
  const refunds = await db
    .selectFrom('refund_orders')
    .select(['refund_id', 'status'])
    .where('status', '<>', 'CONFIRMED')
    .execute();
  const done = new Set(changes.filter(({ state }) => state === 'done').map(({ id }) => id));
  const rests = new Set(['done', 'declined', 'expired']);
  return [
    ...changes
      .filter(({ state }) => !rests.has(state))
      .map(({ id, state }) => `Change ${id} rests in ${state}`),
    ...refunds.map(({ refund_id, status }) => `Refund ${refund_id} is ${status}`),
    ...atDesk
      .filter((told) => isDone(told) !== done.has(told.changeId))
      .map(({ changeId, status }) => `Who made the change ${changeId} was answered ${status}`),
  ];
}

/** Everybody insured in a soak has one address, so that a purchase and each change of it are confirmed by one message. */
async function confirmationFaults(db: Database): Promise<string[]> {
  const confirmed = await db
    .selectFrom('policies')
    .leftJoin('outbox', (join) =>
      join.on('outbox.topic', '=', confirmationTopic).on(sql`outbox.subject`, '=', sql`policies.id::text`),
    )
    .select((policy) => [
      'policies.id',
      policy.fn.count<number>('outbox.id').as('messages'),
      policy
        .selectFrom('policy_changes')
        .select(({ fn }) => fn.countAll<number>().as('made'))
        .whereRef('policy_changes.policy_id', '=', 'policies.id')
        .where(sql`state`, '=', sql`'"done"'::jsonb`)
        .$asScalar()
        .as('changes'),
    ])
    .where('policies.purchase_id', 'is not', null)
    .groupBy('policies.id')
    .execute();
  return confirmed
    .filter(({ messages, changes }) => Number(messages) !== 1 + Number(changes))
    .map(({ id, messages, changes }) => `Policy ${id} has ${messages} confirmations and ${changes} changes`);
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
