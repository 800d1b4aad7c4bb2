import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';

let standins: Standins;
beforeAll(async () => {
  standins = await startStandins();
});
afterAll(() => standins.stop());

forEachEngine((engine) => {
  it('a stop waits for a payment that is under way, and for work that goes on after its answer', async () => {
    const database = await engine.open('sample');
    const server = await startShop(engine, standins, { database, waits: { outcomeMs: 3_000 } });
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const body = await unpaidBody(agent);
    const keys = [await newKey(agent), await newKey(agent)] as const;

    const first = server.failPoints.holdAt('purchase.chargeCard.after');
    const answered = pay(agent, keys[0], paidByCard(body, await dataKeyOf(standins)));
    await first.reached;
    expect(await answered).toMatchObject({ status: 202 });

    const second = server.failPoints.holdAt('purchase.chargeCard.after');
    const waiting = pay(agent, keys[1], paidByCard(body, await dataKeyOf(standins)));
    await second.reached;
    let isClosed = false;
    const closing = server.close().then(() => {
      isClosed = true;
    });
    second.release();
    expect(await waiting).toMatchObject({ status: 201 });
    expect(isClosed).toBe(false);
    first.release();
    await closing;
    const states = await database.db.selectFrom('purchases').select(['id', 'state']).execute();
    expect(states.find(({ id }) => id === keys[0])?.state).not.toBe('charging');
    expect(server.log.join('')).not.toContain('work failed');
    await database.close();
  });
});
