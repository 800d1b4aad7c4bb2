import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveUpTask, refundTask, retryTask, takeTask } from '#domain/calls/tasks/oneTask.ts';
import { searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, paidByCards, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, clearFaults } from '#tests/support/purchases/books.ts';
import {
  follow,
  inTime,
  newKey,
  patienceBy,
  pay,
  payAndWait,
  startShop,
} from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const declined = '4000000000000002';
const dayMs = 24 * 60 * 60_000;
/** A list is asked for no more often than a session may. */
const unhurried = { timeout: 20_000, interval: 500 };

forEachEngine((engine) => {
  const standins = startedFor(() => startStandins());
  const clock = testClock();
  const server = startedFor(() => startShop(engine, standins, { clock, waits: patienceBy(clock) }));
  let agent: TestClient;
  let manager: TestClient;
  const signIn = async () => {
    agent = await signInAs(server.client('b2b'), 'omartin');
    manager = await signInAs(server.client('admin'), 'mchen');
  };
  beforeEach(signIn);
  const numbersAgain = () => sql`alter sequence policy_numbers no maxvalue`.execute(server.database.db);
  afterEach(async () => {
    await clearFaults(standins);
    await numbersAgain();
  });

  const tasksOf = async (about: string, filter: object = {}) =>
    (await manager.body(searchTasks, { query: { limit: '100' }, body: { about, ...filter } })).rows;
  const taskOf = async (taskId: string, filter: object = {}) => (await tasksOf(taskId, filter))[0];
  const over = (revision: number) => ({ 'if-match': `"${revision}"` });
  const tryAgain = (taskId: string) => inTime(server, manager.call(retryTask, { params: { taskId } }));
  /** Tries again until nothing is left to try; what is under way ends the task as well. */
  const givenBack = async (taskId: string) => {
    await tryAgain(taskId);
    return (await taskOf(taskId)) === undefined;
  };
  /** What failed meanwhile is tried again when its time has come. */
  const gone = (taskId: string) =>
    expect
      .poll(() => {
        server.clock.advance(1_000);
        return taskOf(taskId);
      }, unhurried)
      .toBeUndefined();

  /** A day later it is a day older; it is taken over, given up with a reason and taken over again. */
  const grownOldAndHandled = async (taskId: string) => {
    const daysAgo = ((await taskOf(taskId))?.daysAgo ?? 0) + 1;
    server.clock.advance(dayMs);
    await signIn();
    expect(await taskOf(taskId)).toMatchObject({ daysAgo, status: 'OPEN', revision: 0 });
    const params = { taskId };
    await manager.body(takeTask, { params, headers: over(0) });
    expect(await taskOf(taskId)).toMatchObject({ status: 'TAKEN', isMine: true });
    const reason = 'The bank has been asked.';
    await manager.body(giveUpTask, { params, headers: over(1), body: { reason } });
    expect(await taskOf(taskId)).toBeUndefined();
    expect(await taskOf(taskId, { status: 'GIVEN_UP' })).toMatchObject({ givenUp: { reason } });
    await manager.body(takeTask, { params, headers: over(2) });
    expect(await taskOf(taskId)).toMatchObject({ status: 'TAKEN', daysAgo });
  };

  const byCard = async () => paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
  /** The first card is charged, the second one declined, so that the first has to be given back. */
  const byTwoCards = async () =>
    paidByCards(await unpaidBody(agent, [{}, { referenceNumber: '2', dateOfBirth: '1976-05-04', age: 50 }]), [
      await dataKeyOf(standins),
      await dataKeyOf(standins, declined),
    ]);

  it.each(['a void', 'a refund'])(
    '%s that is refused is a task until the charge is given back',
    async (what) => {
      const key = await newKey(agent);
      const taskId = `purchase.${key}`;
      if (what === 'a refund') {
        await setFault(standins, { place: 'gateway.void', kind: 'settled', match: key, times: null });
        await setFault(standins, { place: 'gateway.refund', kind: 'serverError', match: key, times: null });
      } else
        await setFault(standins, { place: 'gateway.void', kind: 'serverError', match: key, times: null });
      const body = await byTwoCards();
      const paying = pay(agent, key, body);
      await expect
        .poll(() => taskOf(taskId), unhurried)
        .toMatchObject({
          kind: 'REFUND',
          orderIds: [`${key}.1.1`],
          amount: body.paxes[0]?.plan.premiumTotal,
          policyNumbers: [],
          goesOn: true,
          daysAgo: 0,
          reason: expect.stringMatching(/500/),
        });
      await inTime(server, paying);
      await grownOldAndHandled(taskId);
      // While it is being tried by itself there is nothing to try.
      await expect
        .poll(() => tryAgain(taskId), unhurried)
        .toMatchObject({ status: 200, body: { taskId, isSettled: false } });
      expect(await capturedCents(standins, key)).toBeGreaterThan(0);
      await clearFaults(standins);
      if (what === 'a refund')
        await setFault(standins, { place: 'gateway.void', kind: 'settled', match: key });
      await expect.poll(() => taskOf(taskId), unhurried).toMatchObject({ kind: 'REFUND' });
      await expect.poll(() => givenBack(taskId), unhurried).toBe(true);
      expect(await follow(agent, key)).toMatchObject({ status: 'declined' });
      expect(await capturedCents(standins, key)).toBe(0);
    },
  );

  it('an order that was given up and of which the gateway does not answer is a task until it does', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.charge', kind: 'serverError', match: key, times: 3 });
    const body = await byCard();
    await setFault(standins, { place: 'gateway.void', kind: 'serverError', match: key, times: null });
    expect(await payAndWait(server, agent, key, body)).toMatchObject({ status: 400 });
    await setFault(standins, { place: 'gateway.lookup', kind: 'serverError', match: key, times: null });
    /** It may have been looked for before the look-up failed, and is again some minutes later. */
    const idOf = async () => {
      clock.advance(2 * 60_000);
      return (await tasksOf(`${key}.1.1`))[0]?.taskId;
    };
    await expect.poll(idOf, unhurried).toMatch(/^order\./);
    const taskId = (await idOf()) ?? '';
    expect(await taskOf(taskId)).toMatchObject({
      kind: 'REFUND',
      orderIds: [`${key}.1.1`],
      amount: body.paxes[0]?.plan.premiumTotal,
      goesOn: true,
      daysAgo: 0,
    });
    await grownOldAndHandled(taskId);
    await clearFaults(standins);
    /** While it is tried by itself there is nothing to try. */
    const isTriedOrGone = async () =>
      (await tryAgain(taskId)).status === 200 || (await tasksOf(`${key}.1.1`)).length === 0;
    await expect.poll(isTriedOrGone, unhurried).toBe(true);
    await gone(taskId);
    expect(await capturedCents(standins, key)).toBe(0);
  });

  /** A purchase that is paid and about to be recorded, changed in the database while it is held there. */
  const heldWhileRecording = async (changed: object) => {
    const key = await newKey(agent);
    const held = server.failPoints.holdAt('purchase.recordPolicies.before');
    const paying = pay(agent, key, await byCard());
    await held.reached;
    await server.database.db
      .updateTable('purchases')
      .set((row) => ({ ...changed, revision: row('revision', '+', 1) }))
      .where('id', '=', key)
      .execute();
    held.release();
    return { key, paying };
  };

  /** A purchase that is paid by card, and finds no number for its policy until there are numbers again. */
  const withoutNumber = async () => {
    const { db } = server.database;
    const key = await newKey(agent);
    const last = await sql<{ last: string }>`select nextval('policy_numbers') as last`.execute(db);
    await sql`alter sequence policy_numbers maxvalue ${sql.lit(Number(last.rows[0]?.last))}`.execute(db);
    const paying = pay(agent, key, await byCard());
    const stateOf = async () => {
      server.clock.advance(1_000);
      const asked = db.selectFrom('purchases').select('state').where('id', '=', key);
      return (await asked.executeTakeFirstOrThrow()).state;
    };
    await expect.poll(stateOf, { timeout: 40_000 }).toBe('waitingToRecord');
    return { key, taskId: `purchase.${key}`, paying };
  };

  it('what is paid and not recorded is given up with a refund, once, however often the void fails', async () => {
    const { key, taskId, paying } = await withoutNumber();
    await setFault(standins, { place: 'gateway.void', kind: 'serverError', match: key, times: 2 });
    const refund = (revision: number) =>
      manager.call(refundTask, {
        params: { taskId },
        headers: over(revision),
        body: { reason: 'The buyer was called.' },
      });
    expect(await refund(7)).toMatchObject({ status: 412, problem: { code: 'task.stale' } });
    expect(await inTime(server, refund(0))).toMatchObject({ status: 200, body: { taskId } });
    await inTime(server, paying);
    await gone(taskId);
    await numbersAgain();
    expect(await follow(agent, key)).toMatchObject({ status: 'expired', record: null });
    expect(await capturedCents(standins, key)).toBe(0);
    expect(await refund(1)).toMatchObject({ status: 404 });
    const audited = server.database.db
      .selectFrom('audit')
      .select('reason')
      .where('object_id', '=', taskId)
      .where('action', '=', 'task.refund');
    expect(await audited.execute()).toEqual([{ reason: 'The buyer was called.' }]);
  });

  it('policies that are paid and find no number for two days are a task, and too late to be issued they are given back', async () => {
    const { key, taskId, paying } = await withoutNumber();
    const hoursLater = async () => {
      server.clock.advance(dayMs / 4);
      await signIn();
      return taskOf(taskId);
    };
    await expect.poll(hoursLater, { timeout: 40_000, interval: 500 }).toMatchObject({
      kind: 'RECORDING',
      orderIds: [`${key}.1.1`],
      goesOn: false,
    });
    await inTime(server, paying);
    const task = await taskOf(taskId);
    expect(task?.reason).toContain('policy_numbers');
    expect(task?.daysAgo).toBeGreaterThanOrEqual(2);
    await numbersAgain();
    await grownOldAndHandled(taskId);
    expect(await tryAgain(taskId)).toMatchObject({ status: 200 });
    await gone(taskId);
    expect(await follow(agent, key)).toMatchObject({ status: 'expired' });
    expect(await capturedCents(standins, key)).toBe(0);
  });

  it('work that is laid aside is a task until it was done', async () => {
    const { db } = server.database;
    const { key, paying } = await heldWhileRecording({ chart_version: 99 });
    const job = () =>
      db
        .selectFrom('jobs')
        .select(['id', 'parked_at', 'attempts', 'leased_until'])
        .where('entity_id', '=', key)
        .executeTakeFirstOrThrow();
    /** Lets less time pass than a lease takes while nobody is at work: one that runs out would end the work from outside. */
    const later = async () => {
      const found = await job();
      if (found.leased_until === null && found.parked_at === null) server.clock.advance(20_000);
      return found;
    };
    /** Whoever is at work lays the job back by the number of its attempts, so that is changed at rest alone. */
    const wornOut = async () => {
      await later();
      const atRest = db.updateTable('jobs').set({ attempts: 19 }).where('entity_id', '=', key);
      const tried = atRest.where('leased_until', 'is', null).where('attempts', '>=', 2);
      return (await tried.executeTakeFirstOrThrow()).numUpdatedRows;
    };
    await expect.poll(wornOut, { timeout: 30_000 }).toBe(1n);
    await expect.poll(later, { timeout: 30_000 }).toMatchObject({ parked_at: expect.any(Date) });
    await inTime(server, paying);
    await signIn();
    const taskId = `work.${(await job()).id}`;
    expect(await taskOf(taskId)).toMatchObject({
      kind: 'WORK',
      goesOn: false,
      daysAgo: 0,
      tries: 20,
      reason: expect.stringMatching(/version 99/),
    });
    await grownOldAndHandled(taskId);
    await db.updateTable('purchases').set({ chart_version: 4 }).where('id', '=', key).execute();
    expect((await tryAgain(taskId)).status).toBe(200);
    await gone(taskId);
  });
});
