import { vi } from 'vitest';
import { cancelPolicy } from '#domain/calls/policies/cancelPolicy.ts';
import { reinstatePolicy } from '#domain/calls/policies/reinstatePolicy.ts';
import { readPolicyChange } from '#domain/calls/policies/readPolicyChange.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import type { TestServer } from '../server.ts';
import type { TestClient } from '../server/client.ts';

type Asked = {
  policyNumbers: readonly string[];
  /** Decimal dollars as the header has them. */
  shown: string;
  reason?: string;
  revision?: number;
  key?: string;
  note?: string;
  province?: string;
};

/** The body of a cancellation. */
export const cancellationOf = ({ policyNumbers, reason, note, province = 'QC' }: Asked) => ({
  cancellationReason: reason ?? 'CUSTOMER_NOT_TRAVELLING',
  tripInformation: { provinceOfResidence: province },
  paxes: policyNumbers.map((policyNumber) => ({ policyNumber })),
  ...(note !== undefined && { note }),
});

/** Asks for a cancellation; the answer is a success, 202 included, or a problem. */
export function cancel(client: TestClient, asked: Asked) {
  const { key = crypto.randomUUID(), shown, revision } = asked;
  return client.call(cancelPolicy, {
    headers: {
      lang: 'EN',
      'idempotency-key': key,
      'shown-refund': shown,
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
    body: cancellationOf(asked) as never,
  });
}

/** Asks for a reinstatement of a policy, paid as shown unless another amount is named. */
export function reinstate(
  client: TestClient,
  asked: {
    policyNumber: string;
    shown: string;
    revision?: number;
    key?: string;
    amount?: number;
    type?: 'CHARGE' | 'REFUND';
    method: 'CREDIT_CARD' | 'PAID_TO_AGENCY';
    details?: object;
  },
) {
  const { policyNumber, key = crypto.randomUUID(), shown, revision, type = 'CHARGE', method } = asked;
  const { amount = Number(shown), details } = asked;
  return client.call(reinstatePolicy, {
    headers: {
      lang: 'EN',
      'idempotency-key': key,
      'shown-charge': shown,
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
    body: {
      paxes: [{ policyNumber, payments: [{ amount, type, method, ...(details && { details }) }] }],
    } as never,
  });
}

/** Reads a change until it and its refunds have come to this, a minute at a look. */
export function changeUntil(
  { clock }: Pick<TestServer, 'clock'>,
  client: TestClient,
  changeId: string,
  isSo: (answer: ChangeAnswer) => boolean,
): Promise<ChangeAnswer> {
  return vi.waitFor(
    async () => {
      const answer = await client.body(readPolicyChange, { params: { changeId }, headers: { lang: 'EN' } });
      if (isSo(answer)) return answer;
      clock.advance(60_000);
      throw new Error(`The change is ${JSON.stringify(answer)}`);
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** What the book has of policies: their statuses, and what was paid, given back and is due for them, in cents. */
export async function bookOf({ database: { db } }: Pick<TestServer, 'database'>, policyNumber: string) {
  const policy = await db
    .selectFrom('paxes')
    .innerJoin('policies', 'policies.id', 'policy_id')
    .select(['policy_id', 'revision'])
    .where('policy_number', '=', policyNumber)
    .executeTakeFirstOrThrow();
  const paxes = await db
    .selectFrom('paxes')
    .selectAll()
    .where('policy_id', '=', policy.policy_id)
    .orderBy('position')
    .execute();
  const movements = await db
    .selectFrom('policy_movements')
    .selectAll()
    .where('policy_id', '=', policy.policy_id)
    .orderBy('id')
    .execute();
  const premiums = await db
    .selectFrom('premium_entries')
    .selectAll()
    .where('policy_id', '=', policy.policy_id)
    .execute();
  const sum = (rows: readonly { amount_cents: number }[]) =>
    rows.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  return {
    policyId: policy.policy_id,
    revision: policy.revision,
    statuses: paxes.map(({ status }) => status),
    /** The policy itself, as its table has it. */
    pax: paxes.find((pax) => pax.policy_number === policyNumber),
    /** What it was in each version after one. */
    statusesSince: async (version: number) => {
      const later = await db
        .selectFrom('policy_versions')
        .select('state')
        .where('policy_id', '=', policy.policy_id)
        .where('version', '>', version)
        .orderBy('version')
        .execute();
      return later.map(({ state }) => state.paxes.find((pax) => pax.policy_number === policyNumber)?.status);
    },
    movements,
    paidCents: sum(movements.filter(({ type }) => type === 'CHARGE')),
    returnedCents: sum(movements.filter(({ type }) => type === 'REFUND')),
    premiumCents: sum(premiums),
  };
}
