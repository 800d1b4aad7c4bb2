import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { paidByCard, paidByCards, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, isInForce, standingCharges } from '#tests/support/purchases/books.ts';
import { type Mortal, startMortal } from '#tests/support/purchases/mortal.ts';
import { follow, newKey, pay, standinSettings } from '#tests/support/purchases/shop.ts';
import { letSignIn, signInAs } from '#tests/support/sampleServer.ts';
import { type TestClient, testClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startTestIssuer, type TestIssuer } from '#tests/support/server/testIssuer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';

const answerIsLost = '4000000000005001';
const isDeclined = '4000000000000002';

/**
 * Every place where a process may die, with how many orders the gateway may know at that moment: as soon as a purchase
 * is saved, the worker may have begun to charge before the one who saved it dies.
 */
const bought = [
  { point: 'purchase.person.submitPayment.saved', card: undefined, orders: [0, 1] },
  { point: 'purchase.chargeCard.before', card: undefined, orders: [0] },
  { point: 'purchase.chargeCard.after', card: undefined, orders: [1] },
  { point: 'purchase.lookUpCharge.before', card: answerIsLost, orders: [1] },
  { point: 'purchase.lookUpCharge.after', card: answerIsLost, orders: [1] },
  { point: 'purchase.recordPolicies.before', card: undefined, orders: [1] },
  { point: 'purchase.recordPolicies.after', card: undefined, orders: [1] },
  { point: 'purchase.activatePolicy.before', card: undefined, orders: [1] },
  { point: 'purchase.activatePolicy.after', card: undefined, orders: [1] },
];
/** Places between the charges of several cards, with the orders that the gateway knows of at that moment. */
const between = [
  { point: 'purchase.chargeCard.before', time: 2, cards: 2, orders: 1 },
  { point: 'purchase.chargeCard.after', time: 2, cards: 2, orders: 2 },
  { point: 'purchase.chargeCard.before', time: 3, cards: 3, orders: 2 },
];
const lastIsDeclined = [
  { point: 'purchase.chargeCard.before', orders: 1 },
  { point: 'purchase.chargeCard.after', orders: 2 },
];
const undone = ['purchase.voidCharge.before', 'purchase.voidCharge.after'];

/** A server is started again in each test. */
vi.setConfig({ testTimeout: 60_000 });

let standins: Standins;
let issuer: TestIssuer;
const clock = testClock();
beforeAll(async () => {
  standins = await startStandins();
  issuer = await startTestIssuer(clock);
});
afterAll(() => Promise.all([standins.stop(), issuer.close()]));

forEachEngine((engine) => {
  let database: TestDatabase;
  let server: Mortal;
  let agent: TestClient;
  beforeAll(async () => {
    database = await engine.open('sample');
    await letSignIn(database, issuer);
    if (engine.name === 'embedded') await database.close();
    server = await startMortal(database.settings, clock.now(), {
      ...standinSettings(standins),
      PORTAGE_DIRECTORY_ISSUER: issuer.issuers.directory,
      PORTAGE_CUSTOMERS_ISSUER: issuer.issuers.customers,
    });
    agent = await signInAs(testClient('b2b', server.origin, issuer), 'omartin');
  });
  afterAll(async () => {
    await server?.stop();
    if (engine.name === 'server') await database.close();
  });

  const outcomeOf = (key: string) =>
    expect
      .poll(async () => (await follow(agent, key)).status, { timeout: 15_000 })
      .toMatch(/^(confirmed|declined|activationFailed)$/)
      .then(() => follow(agent, key));
  const dieWhilePaying = async (point: string, key: string, body: unknown, time = 1) => {
    await server.dieAt(point, time);
    await expect(pay(agent, key, body)).rejects.toThrow('fetch failed');
  };

  it.each(bought)(
    '[CP-039] a purchase whose server dies at $point is paid once and issued once',
    async (death) => {
      const key = await newKey(agent);
      const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins, death.card));
      await dieWhilePaying(death.point, key, body);
      const { length: ordersAtDeath } = await chargesOf(standins, key);
      await server.liveAgain();
      expect(death.orders).toContain(ordersAtDeath);

      const { status, record } = await outcomeOf(key);
      expect(status).toBe('confirmed');
      expect(record?.paxes.map(({ policyStatus }) => policyStatus)).toEqual(['ACTIVE']);
      expect(await isInForce(standins, record?.policyNumber ?? '')).toBe(true);
      expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved', refundedCents: 0 }]);
      expect(await pay(agent, key, body)).toMatchObject({ status: 201, body: record });
      expect(await chargesOf(standins, key)).toHaveLength(1);
    },
  );

  const eachAlone = async (pans: readonly (string | undefined)[]) => {
    const travellers = pans.map((_, at) => ({ referenceNumber: String(at + 1) }));
    const tokens = await Promise.all(pans.map((pan) => dataKeyOf(standins, pan)));
    return paidByCards(await unpaidBody(agent, travellers), tokens);
  };

  it.each(between)(
    '[CP-039] a purchase of $cards cards whose server dies between two charges, at $point, is paid once by each',
    async ({ point, time, cards, orders }) => {
      const key = await newKey(agent);
      const body = await eachAlone(Array.from({ length: cards }, () => undefined));
      await dieWhilePaying(point, key, body, time);
      expect(await chargesOf(standins, key)).toHaveLength(orders);
      await server.liveAgain();

      const { status, record } = await outcomeOf(key);
      expect(status).toBe('confirmed');
      expect(record?.paxes.map(({ policyStatus }) => policyStatus)).toEqual(
        Array.from({ length: cards }, () => 'ACTIVE'),
      );
      const premiums = body.paxes.map(({ plan }) => Math.round(plan.premiumTotal * 100));
      expect((await standingCharges(standins, key)).toSorted()).toEqual(premiums.toSorted());
      expect(await pay(agent, key, body)).toMatchObject({ status: 201, body: record });
      expect(await chargesOf(standins, key)).toHaveLength(cards);
    },
  );

  it.each(lastIsDeclined)(
    '[CP-039] a purchase whose second card is declined after its server died at $point gives back the first charge',
    async ({ point, orders }) => {
      const key = await newKey(agent);
      const body = await eachAlone([undefined, isDeclined]);
      await dieWhilePaying(point, key, body, 2);
      expect(await chargesOf(standins, key)).toHaveLength(orders);
      await server.liveAgain();

      const { status, declinedPayers, record } = await outcomeOf(key);
      expect(status).toBe('declined');
      expect(declinedPayers).toEqual(['2', '1']);
      expect(record).toBeNull();
      expect(await standingCharges(standins, key)).toEqual([]);
      expect(await pay(agent, key, body)).toMatchObject({ status: 400 });
      expect(await chargesOf(standins, key)).toHaveLength(2);
    },
  );

  it.each(undone)(
    '[CP-039] a declined purchase whose server dies at %s leaves nothing charged',
    async (point) => {
      const key = await newKey(agent);
      await dieWhilePaying(point, key, await eachAlone([undefined, isDeclined]));
      await server.liveAgain();

      const { status, declinedPayers, record } = await outcomeOf(key);
      expect(status).toBe('declined');
      expect(declinedPayers).toEqual(['2', '1']);
      expect(record).toBeNull();
      expect(await standingCharges(standins, key)).toEqual([]);
      expect(await chargesOf(standins, key)).toHaveLength(2);
    },
  );

  it('[CP-039] after all these deaths each confirmed purchase has one policy, and no work is left over', async () => {
    await server.stop();
    const after = await openDatabase(database.settings);
    const { db } = after;
    const purchases = await db.selectFrom('purchases').select(['id', 'state']).execute();
    const policies = await db.selectFrom('policies').select('purchase_id').execute();
    const paxes = await db.selectFrom('paxes').select(['status']).execute();
    const jobs = await db.selectFrom('jobs').selectAll().execute();
    await after.close();
    const confirmed = purchases.filter(({ state }) => state === 'confirmed').map(({ id }) => id);
    const deaths = [bought, between, lastIsDeclined, undone].flat();
    expect(purchases).toHaveLength(deaths.length);
    expect(policies.map(({ purchase_id }) => purchase_id).toSorted()).toEqual(confirmed.toSorted());
    expect(paxes).toHaveLength(bought.length + 7);
    expect(new Set(paxes.map(({ status }) => status))).toEqual(new Set(['ACTIVE']));
    expect(jobs).toEqual([]);
  });
});
