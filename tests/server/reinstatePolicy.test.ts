import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachEngine } from '#tests/support/database.ts';
import { bookOf, cancel, changeUntil, reinstate } from '#tests/support/policies/changes.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { clearFaults, standingCharges } from '#tests/support/purchases/books.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const declined = '4000000000000002';
const standins = startedFor(() => startStandins());
afterEach(() => clearFaults(standins));

forEachEngine((engine) => {
  const server = startedFor(() => startShop(engine, standins, { clock: testClock() }));
  let manager: TestClient;
  let agent: TestClient;
  beforeEach(async () => {
    agent = await signInAs(server.client('b2b'), 'slavoie');
    manager = await signInAs(server.client('admin'), 'mchen');
  });

  /** A policy that a card paid and that is cancelled, with its money back where that is due. */
  const cancelled = async (reason?: string) => {
    const { record, purchaseId } = await buy(
      agent,
      paidByCard(await unpaidBody(agent), await dataKeyOf(standins)),
    );
    const { policyNumber } = record;
    const { revision, paidCents } = await bookOf(server, policyNumber);
    const key = crypto.randomUUID();
    const policyNumbers = [policyNumber];
    const shown = String(paidCents / 100);
    expect(
      await cancel(agent, { policyNumbers, revision, shown, key, ...(reason && { reason }) }),
    ).toMatchObject({
      status: 200,
    });
    await changeUntil(server, agent, key, ({ refunds }) =>
      refunds.every(({ status }) => status !== 'UNDERWAY'),
    );
    const book = await bookOf(server, policyNumber);
    const sold = book.pax;
    return { policyNumber, purchaseId, paidCents, shown, revision: book.revision, sold };
  };
  const byCard = async (pan?: string) => ({
    method: 'CREDIT_CARD' as const,
    details: {
      cardOwnerReferenceNumber: '1',
      dataKey: await dataKeyOf(standins, pan),
      paymentType: 'CARD' as const,
      cardHolderName: 'Marie Tremblay',
    },
  });

  it('[RI-002] [RI-003] [RI-005] a refunded policy is charged its premiumTotal and is what it was, to the cent', async () => {
    const policy = await cancelled();
    const key = crypto.randomUUID();
    const answer = await reinstate(manager, { ...policy, key, ...(await byCard()) });
    expect(answer).toMatchObject({ status: 200, body: { kind: 'REINSTATEMENT', status: 'done' } });
    const book = await bookOf(server, policy.policyNumber);
    expect(book).toMatchObject({
      statuses: ['ACTIVE'],
      premiumCents: policy.paidCents,
      paidCents: 2 * policy.paidCents,
      returnedCents: policy.paidCents,
    });
    expect(book.pax).toEqual({ ...policy.sold, status: 'ACTIVE' });
    expect(await standingCharges(standins, key)).toEqual([policy.paidCents]);
    expect(await book.statusesSince(policy.revision)).toEqual(['PENDING', 'PENDING', 'ACTIVE']);
    expect(await reinstate(manager, { ...policy, key, revision: 1, ...(await byCard()) })).toMatchObject({
      status: 422,
    });
  });

  it('[RI-003] a card that is declined, or a charge that fails and is given up, leaves the former status and no money', async () => {
    const policy = await cancelled();
    const key = crypto.randomUUID();
    const answer = await reinstate(manager, { ...policy, key, ...(await byCard(declined)) });
    expect(answer).toMatchObject({ status: 400, problem: { code: 'payment.declined' } });
    const book = await bookOf(server, policy.policyNumber);
    expect(book).toMatchObject({ statuses: ['REFUNDED'], premiumCents: 0, paidCents: policy.paidCents });
    expect(await standingCharges(standins, key)).toEqual([]);
    const again = { ...policy, revision: book.revision, ...(await byCard()) };
    expect(await reinstate(manager, again)).toMatchObject({ status: 200 });
  });

  it('what is refused charges nothing: another amount, an old revision, a policy in force, a trip that is over', async () => {
    const policy = await cancelled();
    const asked = async (changed: object) => {
      const answer = await reinstate(manager, { ...policy, method: 'PAID_TO_AGENCY', ...changed });
      return answer.ok ? null : [answer.status, answer.problem.code];
    };
    expect(await asked({ shown: '1.00' })).toEqual([409, 'charge.changed']);
    expect(await asked({ amount: 1 })).toEqual([409, 'charge.changed']);
    expect(await asked({ type: 'REFUND' })).toEqual([400, 'request.invalid']);
    expect(await asked({ revision: policy.revision - 1 })).toEqual([412, 'policy.stale']);
    expect(await asked({ revision: undefined })).toEqual([428, 'policy.revisionNeeded']);
    expect(await reinstate(agent, { ...policy, method: 'PAID_TO_AGENCY' })).toMatchObject({ status: 403 });
    expect(await asked({})).toBeNull();
    const { revision, statuses } = await bookOf(server, policy.policyNumber);
    expect(statuses).toEqual(['ACTIVE']);
    expect(await asked({ revision })).toEqual([409, 'policy.notCancelled']);
    const late = await cancelled('DUPLICATE_POLICY');
    server.clock.advance(60 * 24 * 60 * 60 * 1000);
    manager = await signInAs(server.client('admin'), 'mchen');
    const over = await reinstate(manager, { ...late, method: 'PAID_TO_AGENCY' });
    expect(over).toMatchObject({ status: 409, problem: { code: 'policy.tripEnded' } });
  });
});
