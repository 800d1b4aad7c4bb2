import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { retryPolicy } from '#domain/calls/policies/retryPolicy.ts';
import { retryTask } from '#domain/calls/tasks/oneTask.ts';
import { searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { actsOfTask } from '#domain/tasks/actsOfTask.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { withPax, writeVersion } from '#tests/support/policies/writeVersion.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, clearFaults, isInForce } from '#tests/support/purchases/books.ts';
import { follow, inTime, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const hour = 60 * 60 * 1000;

/** Each database counts its policies from the beginning, so that each has an insurer of its own. */
forEachEngine((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins));
  let agent: TestClient;
  let manager: TestClient;
  afterEach(() => clearFaults(standins));
  beforeEach(async () => {
    agent = await signInAs(server.client('b2b'), 'omartin');
    manager = await signInAs(server.client('admin'), 'mchen');
  });

  const twoTravellers = async () =>
    paidByCard(await unpaidBody(agent, [{}, { referenceNumber: '2' }]), await dataKeyOf(standins));
  const refuse = (times: number | null) =>
    setFault(standins, { place: 'activation', kind: 'unavailable', times });
  const statuses = async (key: string) =>
    (await follow(agent, key)).record?.paxes.map(({ policyStatus }) => policyStatus);
  const stateOf = async (key: string) => {
    const { db } = server.database;
    const purchase = db.selectFrom('purchases').select('state').where('id', '=', key);
    return (await purchase.executeTakeFirstOrThrow()).state;
  };
  /** The round is over, and the time of the next one is set by the clock as it stands. */
  const restsUntilLater = (key: string) => expect.poll(() => stateOf(key)).toBe('activationDelayed');
  const listed = async (client: TestClient, key: string) =>
    (await client.body(searchTasks, { query: { limit: '100' }, body: {} })).rows.filter(
      ({ taskId }) => taskId === `purchase.${key}`,
    );

  const offersRetry = async (policyNumber: string) =>
    (await manager.body(loadPolicy, { params: { policyNumber }, query: {}, headers: { lang: 'EN' } }))
      .activationFailed;

  it('[CP-031 partly] an activation that fails once is tried again before the buyer is answered', async () => {
    const key = await newKey(agent);
    await refuse(1);
    const answer = await inTime(server, pay(agent, key, await twoTravellers()));
    expect(answer).toMatchObject({ status: 201 });
    expect(await statuses(key)).toEqual(['ACTIVE', 'ACTIVE']);
    expect(await chargesOf(standins, key)).toHaveLength(1);
  });

  it('[CP-031 partly] [ER-014 partly] an activation that goes on failing is told, listed, and goes on by itself', async () => {
    const key = await newKey(agent);
    await refuse(null);
    const body = await twoTravellers();
    expect(await inTime(server, pay(agent, key, body))).toMatchObject({ status: 513 });
    expect(await statuses(key)).toEqual(['PENDING', 'PENDING']);
    expect(await listed(manager, key)).toMatchObject([
      {
        kind: 'ACTIVATION',
        organizationName: 'TC Travel Centre',
        policyNumbers: { length: 2 },
        goesOn: true,
        tries: expect.any(Number),
      },
    ]);
    await restsUntilLater(key);
    await clearFaults(standins);
    await refuse(1);
    server.clock.advance(10_000);
    await expect.poll(() => statuses(key)).toEqual(['PENDING', 'ACTIVE']);
    await restsUntilLater(key);
    server.clock.advance(60_000);
    await expect.poll(() => statuses(key)).toEqual(['ACTIVE', 'ACTIVE']);
    const { record } = await follow(agent, key);
    for (const { policyNumber } of record?.paxes ?? [])
      expect(await isInForce(standins, policyNumber)).toBe(true);
    expect(await pay(agent, key, body)).toMatchObject({ status: 201 });
    expect(await listed(manager, key)).toEqual([]);
  });

  it('[CP-031] what is paid and not active is said so, confirmed to nobody, charged once, and retried from the list of tasks', async () => {
    const key = await newKey(agent);
    await refuse(null);
    const body = await twoTravellers();
    expect(await inTime(server, pay(agent, key, body))).toMatchObject({ status: 513 });
    expect(await follow(agent, key)).toMatchObject({ status: 'activationFailed' });
    const [task] = await listed(manager, key);
    expect(task?.kind).toBe('ACTIVATION');
    expect(actsOfTask(task!)).toContain('retry');
    await restsUntilLater(key);
    await clearFaults(standins);
    const retried = inTime(server, manager.body(retryTask, { params: { taskId: `purchase.${key}` } }));
    expect(await retried).toMatchObject({ isSettled: true });
    expect(await statuses(key)).toEqual(['ACTIVE', 'ACTIVE']);
    expect(await chargesOf(standins, key)).toHaveLength(1);
  });

  it('[EN-041] [EN-044] after two days the activation is a task, and staff retries it without a charge', async () => {
    const key = await newKey(agent);
    await refuse(null);
    await inTime(server, pay(agent, key, await twoTravellers()));
    server.clock.advance(49 * hour);
    manager = await signInAs(server.client('admin'), 'mchen');
    await expect.poll(() => stateOf(key)).toBe('activationFailed');
    expect(await listed(manager, key)).toMatchObject([{ kind: 'ACTIVATION', goesOn: false }]);
    expect(server.log.join('')).toContain('somebody has to look after this');
    agent = await signInAs(server.client('b2b'), 'omartin');
    const { record } = await follow(agent, key);
    const policyNumber = record?.policyNumber ?? '';
    const again = () =>
      inTime(server, manager.call(retryPolicy, { headers: { lang: 'EN' }, body: { policyNumber } }));
    expect(retryPolicy).toMatchObject({ method: 'PUT', path: '/api/policies/retry' });
    expect(await again()).toMatchObject({ status: 513, problem: { policyNumber } });
    expect(await offersRetry(policyNumber)).toBe(true);
    await clearFaults(standins);
    expect(await again()).toMatchObject({ status: 200, body: { policyNumber, policyStatus: 'ACTIVE' } });
    expect(await again()).toMatchObject({ status: 200 });
    expect(await offersRetry(policyNumber)).toBe(false);
    expect(await statuses(key)).toEqual(['ACTIVE', 'ACTIVE']);
    expect(await chargesOf(standins, key)).toHaveLength(1);
    const audit = await server.database.db
      .selectFrom('audit')
      .select(['action', 'organization_code', 'request_id'])
      .where('object_id', '=', key)
      .where('user_ref', '=', manager.current?.user?.userRef ?? '')
      .execute();
    expect(audit).toContainEqual({
      action: 'purchase.transition',
      organization_code: 'TC',
      request_id: expect.stringMatching(/./),
    });
  });

  it('what waits for its activation for another reason than a purchase that failed offers no retry', async () => {
    const key = await newKey(agent);
    expect(await pay(agent, key, await twoTravellers())).toMatchObject({ status: 201 });
    const { record } = await follow(agent, key);
    const policyNumber = record?.policyNumber ?? '';
    await writeVersion(
      server.database.db,
      policyNumber,
      (last) => ({ state: withPax(last, policyNumber, { status: 'PENDING' }) }),
      'REINSTATEMENT',
    );
    expect(await offersRetry(policyNumber)).toBe(false);
  });

  it('a look-up that fails for two days needs somebody, who sends it on; the buyer is not asked to pay again', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.lookup', kind: 'serverError', match: key, times: null });
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins, '4000000000005001'));
    const paying = inTime(server, pay(agent, key, body));
    await expect.poll(async () => (await follow(agent, key)).status).toBe('checking');
    await expect.poll(() => server.log.join('').includes(key)).toBe(true);
    server.clock.advance(49 * hour);
    await paying;
    const anHourLater = () => {
      server.clock.advance(hour);
      return stateOf(key);
    };
    // No oftener, or an hour ends the lease of each attempt before it was made.
    await expect.poll(anHourLater, { timeout: 30_000, interval: 500 }).toBe('needsAttention');
    agent = await signInAs(server.client('b2b'), 'omartin');
    expect((await follow(agent, key)).status).toBe('needsAttention');
    expect(await pay(agent, key, body)).toMatchObject({ status: 202, body: { status: 'needsAttention' } });
    manager = await signInAs(server.client('admin'), 'mchen');
    expect(await listed(manager, key)).toMatchObject([
      {
        kind: 'PAYMENT',
        goesOn: false,
        orderIds: [`${key}.1.1`],
        reason: expect.stringMatching(/500/),
      },
    ]);
    const stranger = await signInAs(server.client('admin'), 'gbouchard');
    expect(await listed(stranger, key)).toEqual([]);
    const params = { taskId: `purchase.${key}` };
    expect(await stranger.call(retryTask, { params })).toMatchObject({ status: 404 });
    await clearFaults(standins);
    expect(await manager.body(retryTask, { params })).toEqual({ ...params, isSettled: true });
    expect(await stateOf(key)).toBe('expired');
    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'voided' }]);
    expect(await manager.body(retryTask, { params })).toEqual({ ...params, isSettled: true });
    expect(await stranger.call(retryTask, { params })).toMatchObject({ status: 404 });
  });
});
