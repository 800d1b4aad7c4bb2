import { afterEach, expect, it } from 'vitest';
import { giveUpTask, retryTask, takeTask } from '#domain/calls/tasks/oneTask.ts';
import { countTasks } from '#domain/calls/tasks/countTasks.ts';
import { searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { clearFaults } from '#tests/support/purchases/books.ts';
import { buy, follow, inTime, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

forEachEngine((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  const manager = startedFor(() => signInAs(server.client('admin'), 'mchen'));
  afterEach(() => clearFaults(standins));

  const search = (client: TestClient, filter: object = {}, query: Record<string, string> = {}) =>
    client.body(searchTasks, { query: { limit: '100', ...query }, body: filter });
  const taskOf = async (client: TestClient, taskId: string, filter: object = {}) =>
    (await search(client, filter)).rows.find((task) => task.taskId === taskId);
  const over = (revision: number) => ({ 'if-match': `"${revision}"` });
  /** Two are insured, and the name of the second is to follow. */
  const nameless = async () => {
    const body = paidToAgency(await unpaidBody(agent, [{}, { referenceNumber: '2' }]));
    const paxes = body.paxes.map((pax) =>
      pax.referenceNumber === '2' ? { ...pax, firstName: '', lastName: '', nameToFollow: true } : pax,
    );
    const { record } = await buy(agent, { ...body, paxes });
    return `name.${record.paxes[1]?.policyNumber}`;
  };

  it('a payment in doubt is a task at once, which tries its look-up again now and is settled by that', async () => {
    const key = await newKey(agent);
    const taskId = `purchase.${key}`;
    await setFault(standins, { place: 'gateway.lookup', kind: 'serverError', match: key, times: null });
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins, '4000000000005001'));
    const paying = pay(agent, key, body);
    await expect
      .poll(() => taskOf(manager, taskId), { timeout: 20_000 })
      .toMatchObject({
        kind: 'PAYMENT',
        organizationName: 'TC Travel Centre',
        orderIds: [`${key}.1.1`],
        goesOn: true,
        status: 'OPEN',
        daysAgo: 0,
        revision: 0,
      });
    await clearFaults(standins);
    await expect
      .poll(async () => (await manager.call(retryTask, { params: { taskId } })).status)
      .toSatisfy((status: number) => status === 200 || status === 404);
    expect((await follow(agent, key)).status).toBe('confirmed');
    expect(await paying).toMatchObject({ status: 201 });
    expect(await taskOf(manager, taskId)).toBeUndefined();
  });

  it('a task is taken over and given up with a reason, each over the revision that was seen, and audited', async () => {
    const taskId = await nameless();
    const params = { taskId };
    expect(await taskOf(agent, taskId)).toMatchObject({ kind: 'NAME', amount: null, ownerName: null });
    expect(await agent.call(takeTask, { params })).toMatchObject({
      status: 428,
      problem: { code: 'task.revisionNeeded' },
    });
    expect(await agent.body(takeTask, { params, headers: over(0) })).toEqual({ taskId, revision: 1 });
    expect(await manager.call(takeTask, { params, headers: over(0) })).toMatchObject({
      status: 412,
      problem: { code: 'task.stale' },
    });
    expect(await taskOf(agent, taskId)).toMatchObject({ status: 'TAKEN', isMine: true, revision: 1 });
    const seen = await taskOf(manager, taskId);
    expect(seen).toMatchObject({ isMine: false, ownerName: expect.stringMatching(/ /) });
    const reason = 'The name was given by telephone.';
    const { count } = await manager.body(countTasks, {});
    await manager.body(giveUpTask, { params, headers: over(1), body: { reason } });
    expect(await manager.body(countTasks, {})).toEqual({ count: count - 1 });
    expect(await taskOf(manager, taskId)).toBeUndefined();
    expect(await taskOf(manager, taskId, { status: 'GIVEN_UP' })).toMatchObject({
      ownerName: seen?.ownerName,
      givenUp: { by: expect.stringMatching(/Chen/), reason },
      revision: 2,
    });
    await agent.body(takeTask, { params, headers: over(2) });
    expect(await taskOf(agent, taskId)).toMatchObject({ status: 'TAKEN', givenUp: null, revision: 3 });
    const audit = await server.database.db
      .selectFrom('audit')
      .select(['action', 'reason', 'organization_code', 'before', 'after'])
      .where('object_id', '=', taskId)
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { action: 'task.takeOver', organization_code: 'TC', before: { status: 'OPEN' } },
      { action: 'task.giveUp', reason, before: { status: 'TAKEN' }, after: { status: 'GIVEN_UP' } },
      { action: 'task.takeOver', before: { status: 'GIVEN_UP' }, after: { status: 'TAKEN' } },
    ]);
  });

  it('two who take a task over at once are one owner and one refusal', async () => {
    const params = { taskId: await nameless() };
    const headers = over(0);
    const asked = [agent, manager, agent, manager].map((client) =>
      client.call(takeTask, { params, headers }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412, 412, 412]);
  });

  it('a name that is to follow is a task until it is given, and nothing of it can be tried again', async () => {
    const taskId = await nameless();
    expect(await agent.call(retryTask, { params: { taskId } })).toMatchObject({
      status: 409,
      problem: { code: 'task.nothingToTry' },
    });
    await server.database.db
      .updateTable('paxes')
      .set({ first_name: 'Marie', last_name: 'Tremblay', name_to_follow: false })
      .where('policy_number', '=', taskId.slice('name.'.length))
      .execute();
    expect(await taskOf(agent, taskId)).toBeUndefined();
  });

  it('what was given up is a task again when its trouble begins anew', async () => {
    const key = await newKey(agent);
    const params = { taskId: `purchase.${key}` };
    await setFault(standins, { place: 'activation', kind: 'unavailable', times: null });
    const cash = paidToAgency(await unpaidBody(agent));
    expect(await inTime(server, pay(agent, key, cash))).toMatchObject({ status: 513 });
    expect(await taskOf(manager, params.taskId)).toMatchObject({ kind: 'ACTIVATION', amount: null });
    const body = { reason: 'The insurer puts it in force by hand.' };
    await manager.body(giveUpTask, { params, headers: over(0), body });
    expect(await taskOf(manager, params.taskId)).toBeUndefined();
    server.clock.advance(60_000);
    expect(await inTime(server, manager.body(retryTask, { params }))).toEqual({
      ...params,
      isSettled: false,
    });
    await expect
      .poll(() => taskOf(manager, params.taskId), { timeout: 20_000 })
      .toMatchObject({
        status: 'OPEN',
        givenUp: null,
      });
  });

  it('who reaches another organization sees, takes and gives up none of it, and who may not settle asks in vain', async () => {
    const taskId = await nameless();
    const params = { taskId };
    const stranger = await signInAs(server.client('b2b'), 'gbouchard');
    const before = await stranger.body(countTasks, {});
    expect(await taskOf(stranger, taskId)).toBeUndefined();
    const body = { reason: 'Not mine to say.' };
    for (const answer of [
      await stranger.call(retryTask, { params }),
      await stranger.call(takeTask, { params, headers: over(0) }),
      await stranger.call(giveUpTask, { params, headers: over(0), body }),
    ])
      expect(answer).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    await nameless();
    expect(await stranger.body(countTasks, {})).toEqual(before);
    const looker = await signInAs(server.client('b2b'), 'mgagnon');
    expect(await looker.call(searchTasks, { query: {}, body: {} })).toMatchObject({ status: 403 });
    expect(await looker.call(countTasks, {})).toMatchObject({ status: 403 });
  });

  it('tasks are found by what they are about, their owner, organization and age', async () => {
    const taskId = await nameless();
    const policyNumber = taskId.slice('name.'.length);
    await agent.body(takeTask, { params: { taskId }, headers: over(0) });
    const idsOf = async (filter: object) => (await search(manager, filter)).rows.map((task) => task.taskId);
    expect(await idsOf({ about: policyNumber })).toEqual([taskId]);
    expect(await idsOf({ about: taskId })).toEqual([taskId]);
    expect(await idsOf({ about: `${taskId}9` })).toEqual([]);
    const owner = (await taskOf(manager, taskId))?.ownerName ?? '';
    expect(await idsOf({ owner: owner.split(' ')[0], about: policyNumber })).toEqual([taskId]);
    expect(await idsOf({ organizationName: 'voyages TC', about: policyNumber })).toEqual([taskId]);
    expect(await idsOf({ organizationName: 'Boréal', about: policyNumber })).toEqual([]);
    const { rows } = await search(manager, {}, { sortField: 'since', sortOrder: 'desc', lang: 'fr' });
    expect(rows[0]).toMatchObject({
      taskId,
      organizationName: 'Centre de voyages TC',
      policyNumbers: [policyNumber],
    });
  });
});
