import { beforeEach, expect, it } from 'vitest';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, chargesOf, premiumCents } from '#tests/support/purchases/books.ts';
import { follow, inTime, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** In Toronto it is ten in the morning; the business day ends at four. */
const morning = '2026-06-15T14:00:00Z';
const standins = startedFor(() => startStandins());

forEachEngine((engine) => {
  const server = startedFor(() => startShop(engine, standins, { clock: testClock(morning) }));
  let agent: TestClient;
  beforeEach(async () => {
    server.clock.set(morning);
    agent = await signInAs(server.client('b2b'), 'omartin');
  });

  /** Pays, and sets the clock on while the work waits at a point. */
  const payThrough = async (point: string, instant: string, changed = {}) => {
    const key = await newKey(agent);
    const body = paidByCard(await unpaidBody(agent, [{}], changed), await dataKeyOf(standins));
    const held = server.failPoints.holdAt(point);
    const paying = pay(agent, key, body);
    await held.reached;
    server.clock.set(instant);
    held.release();
    const answer = await inTime(server, paying);
    agent = await signInAs(server.client('b2b'), 'omartin');
    return { key, body, answer };
  };
  const nothingWasBought = async (key: string) => {
    expect(await capturedCents(standins, key)).toBe(0);
    expect(await premiumCents(server.database, key)).toBe(0);
    expect((await follow(agent, key)).status).toBe('expired');
  };
  const expired = { status: 409, problem: { code: 'purchase.expired' } };

  it('until an hour past the end of the day a payment goes on', async () => {
    const { key, answer } = await payThrough('purchase.recordPolicies.before', '2026-06-16T04:59:00Z');
    expect(answer).toMatchObject({ status: 201, body: { applicationDate: '2026-06-15' } });
    expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));
  });

  it('more than an hour later nothing is charged any more, and the key says so', async () => {
    const late = '2026-06-16T05:01:00Z';
    const { key, body, answer } = await payThrough('purchase.person.submitPayment.saved', morning);
    expect(answer).toMatchObject({ status: 201 });
    expect(await chargesOf(standins, key)).toHaveLength(1);
    server.failPoints.failAt('purchase.chargeCard.before');
    const second = await payThrough('purchase.lookUpCharge.before', late);
    expect(second.answer).toMatchObject(expired);
    expect(await pay(agent, second.key, second.body)).toMatchObject(expired);
    expect(await chargesOf(standins, second.key)).toEqual([]);
    await nothingWasBought(second.key);
    expect(await pay(agent, key, body)).toMatchObject({ status: 201 });
  });

  it('[CP-039] what was charged before is given back, and no policy is issued', async () => {
    const { key, body, answer } = await payThrough('purchase.recordPolicies.before', '2026-06-18T14:00:00Z');
    expect(answer).toMatchObject(expired);
    expect(await pay(agent, key, body)).toMatchObject(expired);
    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'voided' }]);
    await nothingWasBought(key);
  });
});
