import { afterEach, beforeEach, expect, it } from 'vitest';
import { retryTask, takeTask } from '#domain/calls/tasks/oneTask.ts';
import { searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { bookOf, cancel, changeUntil } from '#tests/support/policies/changes.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, clearFaults } from '#tests/support/purchases/books.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());
afterEach(() => clearFaults(standins));

forEachEngine((engine) => {
  const server = startedFor(() =>
    startShop(engine, standins, { clock: testClock(), waits: { serviceMs: 400 } }),
  );
  let manager: TestClient;
  let agent: TestClient;
  beforeEach(async () => {
    agent = await signInAs(server.client('b2b'), 'slavoie');
    manager = await signInAs(server.client('admin'), 'mchen');
  });

  const sold = async () => {
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    const { record, purchaseId } = await buy(agent, body);
    const { policyNumber } = record;
    const { revision, paidCents } = await bookOf(server, policyNumber);
    const key = crypto.randomUUID();
    return {
      policyNumbers: [policyNumber],
      policyNumber,
      shown: String(paidCents / 100),
      revision,
      key,
      purchaseId,
    };
  };
  const refundsAtGateway = async (purchaseId: string) =>
    (await chargesOf(standins, purchaseId)).flatMap(({ refunds }) => refunds);
  const confirmed = (key: string) =>
    changeUntil(server, agent, key, ({ refunds }) => refunds[0]?.status === 'CONFIRMED');
  const refundIs = (key: string, status: string) =>
    changeUntil(server, agent, key, ({ refunds }) => refunds[0]?.status === status);
  const tasksOf = async (about: string) =>
    (await manager.body(searchTasks, { query: { limit: '10' }, body: { about } })).rows;

  it.each(['doneThenReset', 'late', 'serverError'])(
    '(R-549) a refund whose answer is lost, late or a failure is sent again under its id and goes back once (%s)',
    async (kind) => {
      const policy = await sold();
      const fault = { place: 'gateway.refund', kind, times: 1, ...(kind === 'late' && { seconds: 1 }) };
      await setFault(standins, fault);
      expect(await cancel(agent, policy)).toMatchObject({ status: 200, body: { status: 'done' } });
      expect((await bookOf(server, policy.policyNumber)).statuses).toEqual(['INACTIVE']);
      await confirmed(policy.key);
      expect(await refundsAtGateway(policy.purchaseId)).toHaveLength(1);
      expect((await bookOf(server, policy.policyNumber)).statuses).toEqual(['REFUNDED']);
    },
  );

  it('(R-549) a refund that the gateway refuses is a task with its age and owner, and goes back once it is tried again', async () => {
    const policy = await sold();
    await setFault(standins, { place: 'gateway.refund', kind: 'refused', times: 2 });
    await cancel(agent, policy);
    await refundIs(policy.key, 'REFUSED');
    const [task, ...others] = await tasksOf(policy.policyNumber);
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      kind: 'REFUND',
      policyNumbers: [policy.policyNumber],
      orderIds: [`${policy.purchaseId}.1.1`],
      amount: Number(policy.shown),
      goesOn: false,
      daysAgo: 0,
      ownerName: null,
    });
    const params = { taskId: task?.taskId ?? '' };
    await manager.body(takeTask, { params, headers: { 'if-match': '"0"' } });
    expect(await tasksOf(policy.policyNumber)).toMatchObject([{ isMine: true, status: 'TAKEN' }]);
    expect(await manager.body(retryTask, { params })).toMatchObject({ isSettled: false });
    expect(await manager.body(retryTask, { params })).toMatchObject({ isSettled: true });
    expect(await tasksOf(policy.policyNumber)).toEqual([]);
    expect(await refundsAtGateway(policy.purchaseId)).toHaveLength(1);
    expect((await bookOf(server, policy.policyNumber)).statuses).toEqual(['REFUNDED']);
  });
});
