import { vi } from 'vitest';
import { cancelPolicy } from '#domain/calls/policies/cancelPolicy.ts';
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

/** Reads a change until it and its refunds have come to this, a minute at a look. */
export function changeUntil(
  { clock }: Pick<TestServer, 'clock'>,
  client: TestClient,
  changeId: string,
  isSo: (answer: ChangeAnswer) => boolean,
): Promise<ChangeAnswer> {
  return vi.waitFor(
    async () => {
      const answer = await client.body(readPolicyChange, { params: { changeId } });
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
    .select('status')
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
    movements,
    paidCents: sum(movements.filter(({ type }) => type === 'CHARGE')),
    returnedCents: sum(movements.filter(({ type }) => type === 'REFUND')),
    premiumCents: sum(premiums),
  };
}
