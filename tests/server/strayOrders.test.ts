import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, setFault } from '#tests/standins/support/gateway.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, paidByCards, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, chargesOf, clearFaults, premiumCents } from '#tests/support/purchases/books.ts';
import { newKey, outcomeOf, pay, payAndWait, startShop } from '#tests/support/purchases/shop.ts';
import { startSlowProxy } from '#tests/support/purchases/slowProxy.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const minute = 60_000;
const isDeclined = '4000000000000002';
const standins = startedFor(() => startStandins());
const proxy = startedFor(() => startSlowProxy(standins.cardOrigin));
afterEach(() => clearFaults(standins));

forEachEngine((engine) => {
  const server = startedFor(() =>
    startShop(engine, standins, {
      clock: testClock(),
      settings: { PORTAGE_GATEWAY_URL: `${proxy.origin}/gateway` },
      waits: { serviceMs: 400 },
    }),
  );
  let agent: TestClient;
  beforeEach(async () => {
    agent = await signInAs(server.client('b2b'), 'omartin');
  });

  const byCard = async (pan?: string) => paidByCard(await unpaidBody(agent), await dataKeyOf(standins, pan));
  const strays = (key: string) =>
    server.database.db
      .selectFrom('stray_orders')
      .select(['order_id', 'state', 'amount_cents'])
      .where('purchase_id', '=', key)
      .orderBy('order_id')
      .execute();
  const orders = async (key: string) =>
    (await chargesOf(standins, key)).map(({ orderId, status }) => [orderId.slice(key.length), status]);
  /** Time passes, a minute at a look, until the order that was given up has come to this end. */
  const watchedUntil = (key: string, state: string, step = minute) =>
    vi.waitFor(
      async () => {
        const states: string[] = (await strays(key)).map((order) => order.state);
        if (states.includes(state)) return;
        server.clock.advance(step);
        throw new Error(`The order is ${states.join()}`);
      },
      { timeout: 30_000, interval: 50 },
    );
  /** The purchase is given up while the proxy holds each of its charges. */
  const givenUp = async (key: string): Promise<void> => {
    proxy.hold();
    const answer = await payAndWait(server, agent, key, await byCard());
    proxy.letPass();
    expect(answer).toMatchObject({ status: 400, problem: { code: 'payment.declined' } });
    expect(proxy.held()).toBe(3);
    expect(await strays(key)).toMatchObject([{ order_id: `${key}.1.1`, amount_cents: expect.any(Number) }]);
  };
  const booksAgree = async (key: string) =>
    expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));

  it('[CP-039] a charge that arrives after it was given up is voided, when nobody pays again', async () => {
    const key = await newKey(agent);
    await givenUp(key);
    await proxy.forwardHeld();
    expect(await orders(key)).toHaveLength(1);
    await watchedUntil(key, 'returned');
    expect(await orders(key)).toEqual([['.1.1', 'voided']]);
    expect(await premiumCents(server.database, key)).toBe(0);
    await booksAgree(key);
  });

  it('[CP-039] a charge that arrives after it was given up is voided, when somebody has paid again', async () => {
    const key = await newKey(agent);
    await givenUp(key);
    expect(await payAndWait(server, agent, key, await byCard())).toMatchObject({ status: 201 });
    await proxy.forwardHeld();
    await watchedUntil(key, 'returned');
    expect((await orders(key)).toSorted()).toEqual([
      ['.1.1', 'voided'],
      ['.2.1', 'approved'],
    ]);
    expect(await premiumCents(server.database, key)).toBeGreaterThan(0);
    await booksAgree(key);
  });

  it('an order that never arrives is looked for during two days, less and less often', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.charge', kind: 'serverError', match: key, times: 3 });
    expect(await payAndWait(server, agent, key, await byCard())).toMatchObject({ status: 400 });
    await watchedUntil(key, 'waiting', 0);
    server.clock.advance(47 * 60 * minute);
    let asked = 0;
    /** Lets a minute pass now and then until it is looked for; the next look comes long after. */
    const looked = async () => {
      const [order] = await server.database.db
        .selectFrom('stray_orders')
        .select(['state', 'context'])
        .where('purchase_id', '=', key)
        .execute();
      if (order?.context.looks === 0 && asked++ % 20 === 0) server.clock.advance(minute);
      return order;
    };
    await expect.poll(looked).toMatchObject({ state: 'waiting', context: { looks: 1 } });
    server.clock.advance(2 * 60 * minute);
    await watchedUntil(key, 'neverArrived');
    expect(await orders(key)).toEqual([]);
  });

  it('[CP-039] an approval that comes when its work is gone is cried out, written down and given back', async () => {
    const key = await newKey(agent);
    const held = server.failPoints.holdAt('purchase.chargeCard.before');
    const body = await byCard();
    const paying = pay(agent, key, body);
    await held.reached;
    await setFault(standins, { place: 'gateway.charge', kind: 'serverError', match: key, times: 3 });
    server.clock.advance(minute);
    await vi.waitFor(
      async () => {
        server.clock.advance(1_000);
        expect((await strays(key)).length).toBe(1);
      },
      { timeout: 15_000, interval: 50 },
    );
    await clearFaults(standins);
    held.release();
    expect(await paying).toMatchObject({ status: 400 });
    await watchedUntil(key, 'returned', 1_000);
    await booksAgree(key);
    expect(await orders(key)).toEqual([['.1.1', 'voided']]);
    expect(server.log.join('')).toContain('an outcome came late');
    const audit = await server.database.db
      .selectFrom('audit')
      .select(['user_ref', 'reason'])
      .where('object_id', '=', key)
      .where('action', '=', 'purchase.lateOutcome')
      .execute();
    expect(audit).toEqual([
      { user_ref: 'system', reason: `${key}.1.1 was approved after it had been given up` },
    ]);
  });

  it('[CP-039] what cannot be voided any more is refunded, as far as it stands', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.void', kind: 'serverError', match: key, times: 1 });
    const unpaid = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
    const body = paidByCards(unpaid, [await dataKeyOf(standins), await dataKeyOf(standins, isDeclined)]);
    const held = server.failPoints.holdAt('purchase.voidCharge.after');
    const paying = payAndWait(server, agent, key, body);
    await expect
      .poll(async () => (await chargesOf(standins, key)).map(({ status }) => status).toSorted())
      .toEqual(['approved', 'declined']);
    const byHand = { refundId: 'by-hand', amountCents: 1 };
    expect((await call(standins, 'POST', `/gateway/charges/${key}.1.1/refunds`, byHand)).status).toBe(201);
    await held.reached;
    held.release();
    expect(await paying).toMatchObject({ status: 400, problem: { declinedPayers: ['2', '1'] } });
    expect(await capturedCents(standins, key)).toBe(0);
    expect(await outcomeOf(server, agent, key)).toMatchObject({ status: 'declined' });
  });

  it.each(['serverError', 'doneThenReset'])(
    '[CP-039] what was settled before it is given back is refunded once, also when the refund meets %s',
    async (kind) => {
      const key = await newKey(agent);
      await setFault(standins, { place: 'gateway.void', kind: 'settled', match: key });
      await setFault(standins, { place: 'gateway.refund', kind, match: key });
      const unpaid = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
      const body = paidByCards(unpaid, [await dataKeyOf(standins), await dataKeyOf(standins, isDeclined)]);
      const answer = await payAndWait(server, agent, key, body);
      expect(answer).toMatchObject({ status: 400, problem: { declinedPayers: ['2', '1'] } });
      const [, first] = await chargesOf(standins, key);
      expect(first).toMatchObject({ orderId: `${key}.1.1`, status: 'approved' });
      expect(first?.refunds.map(({ amountCents }) => amountCents)).toEqual([first?.amountCents]);

      const fresh = paidByCards(unpaid, [await dataKeyOf(standins), await dataKeyOf(standins)]);
      expect(await payAndWait(server, agent, key, fresh)).toMatchObject({ status: 201 });
      await booksAgree(key);
    },
  );
});
