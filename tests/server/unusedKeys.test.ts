import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forEachEngine } from '#tests/support/database.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, newKey, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestServer } from '#tests/support/server.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';

const day = 24 * 60 * 60 * 1000;
let standins: Standins;
beforeAll(async () => {
  standins = await startStandins();
});
afterAll(() => standins.stop());

forEachEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startShop(engine, standins);
  });
  afterAll(() => server.close());

  const keys = async () =>
    (await server.database.db.selectFrom('purchases').select('id').execute()).map(({ id }) => id).toSorted();

  it('a key that nobody paid with is removed a week after its life, whatever was bought stays', async () => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const unused = await newKey(agent);
    const { purchaseId } = await buy(agent, paidToAgency(await unpaidBody(agent)));
    server.clock.advance(8 * day);
    const younger = await newKey(await signInAs(server.client('b2b'), 'omartin'));
    expect(await keys()).toEqual([unused, purchaseId, younger].toSorted());
    server.clock.advance(30 * day);
    await vi.waitFor(async () => expect(await keys()).not.toContain(unused), {
      timeout: 15_000,
      interval: 20,
    });
    expect(await keys()).toEqual([purchaseId, younger].toSorted());
  });
});
