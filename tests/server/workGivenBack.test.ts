import { expect, it } from 'vitest';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf } from '#tests/support/purchases/books.ts';
import { newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

forEachEngine((engine) => {
  const database = startedFor(() => engine.open('sample'));

  it('[CP-039] what a process that stops has charged is recorded by the next one at once', async () => {
    const stopping = await startShop(engine, standins, { database, waits: { outcomeMs: 100 } });
    const agent = await signInAs(stopping.client('b2b'), 'omartin');
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    const key = await newKey(agent);
    const charged = stopping.failPoints.holdAt('purchase.chargeCard.after');
    expect((await pay(agent, key, body)).status).toBe(202);
    const stopped = stopping.close();
    const answers = () =>
      fetch(stopping.origins.b2b).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
    charged.release();
    await stopped;
    const held = await database.db
      .selectFrom('jobs')
      .select('port')
      .where('leased_until', 'is not', null)
      .execute();
    expect(held).toEqual([]);

    const next = await startShop(engine, standins, { database, clock: stopping.clock });
    const numbers = () =>
      database.db
        .selectFrom('policies')
        .innerJoin('paxes', 'paxes.policy_id', 'policies.id')
        .select('status')
        .where('purchase_id', '=', key)
        .execute();
    await expect.poll(numbers).toEqual([{ status: 'ACTIVE' }]);
    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved' }]);
    await next.close();
  });
});
