import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase, TestEngine } from '#tests/support/engines/engine.ts';
import { addressed } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { paidByCard, paidByCards, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, isInForce, standingCharges } from '#tests/support/purchases/books.ts';
import { type Mortal, startMortal } from '#tests/support/purchases/mortal.ts';
import { follow, newKey, pay, standinSettings, whateverItsMail } from '#tests/support/purchases/shop.ts';
import { letSignIn, signInAs } from '#tests/support/sampleServer.ts';
import { type TestClient, testClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startTestIssuer } from '#tests/support/server/testIssuer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const answerIsLost = '4000000000005001';
const isDeclined = '4000000000000002';

/** Where a process may die, with how many orders the gateway may know at that moment. */
type Death = {
  point: string;
  time?: number;
  /** Numbers of the cards; one that is good by default. */
  pans?: readonly (string | undefined)[];
  orders: number;
};

const bought: Death[] = [
  { point: 'purchase.person.submitPayment.saved', orders: 0 },
  { point: 'purchase.chargeCard.before', orders: 0 },
  { point: 'purchase.chargeCard.after', orders: 1 },
  { point: 'purchase.lookUpCharge.before', pans: [answerIsLost], orders: 1 },
  { point: 'purchase.lookUpCharge.after', pans: [answerIsLost], orders: 1 },
  { point: 'purchase.recordPolicies.before', orders: 1 },
  { point: 'purchase.recordPolicies.after', orders: 1 },
  { point: 'purchase.activatePolicy.before', orders: 1 },
  { point: 'purchase.activatePolicy.after', orders: 1 },
];
/** Places between the charges of several cards. */
const between: (Death & { cards: number })[] = [
  { point: 'purchase.chargeCard.before', time: 2, cards: 2, pans: [undefined, undefined], orders: 1 },
  { point: 'purchase.chargeCard.after', time: 2, cards: 2, pans: [undefined, undefined], orders: 2 },
  {
    point: 'purchase.chargeCard.before',
    time: 3,
    cards: 3,
    pans: [undefined, undefined, undefined],
    orders: 2,
  },
];
const lastIsDeclined: Death[] = [
  { point: 'purchase.chargeCard.before', time: 2, pans: [undefined, isDeclined], orders: 1 },
  { point: 'purchase.chargeCard.after', time: 2, pans: [undefined, isDeclined], orders: 2 },
];
const undone: Death[] = [
  { point: 'purchase.voidCharge.before', pans: [undefined, isDeclined], orders: 2 },
  { point: 'purchase.voidCharge.after', pans: [undefined, isDeclined], orders: 2 },
];
const deaths = [bought, between, lastIsDeclined, undone].flat();

const clock = testClock();
const standins = startedFor(() => startStandins());
const issuer = startedFor(() => startTestIssuer(clock));

/** Where the one reads their mail whose purchase was complete when the server died. */
const mailOf = ({ name }: Pick<TestEngine, 'name'>) => `again.${name}@example.ca`;

/** A purchase that was at one of the places when the server died. */
type Interrupted = {
  key: string;
  body: Awaited<ReturnType<typeof unpaidBody>>;
  ordersAtDeath: number;
};

/** Each purchase is held at its own place; then the process dies that held them all, and another one takes them up. */
forEachEngine((engine) => {
  let database: TestDatabase;
  let server: Mortal;
  let agent: TestClient;
  const interrupted = new Map<Death, Interrupted>();
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
    const paying: Promise<unknown>[] = [];
    for (const death of deaths) {
      const key = await newKey(agent);
      const body = await bodyFor(death);
      const isThere = await server.holdAt(death.point, death.time);
      paying.push(pay(agent, key, body));
      await isThere();
      interrupted.set(death, { key, body, ordersAtDeath: (await chargesOf(standins, key)).length });
    }
    const isSent = await server.holdAt('outbox.confirmation.sent');
    const told = [{ email: mailOf(engine), lang: 'FR' }] as const;
    await pay(agent, await newKey(agent), addressed(paidToAgency(await unpaidBody(agent)), told));
    await isSent();
    const answered = Promise.allSettled(paying);
    server.die();
    for (const answer of await answered) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'fetch failed' } });
    }
    await server.liveAgain();
  }, 240_000);
  afterAll(async () => {
    await server?.stop();
    if (engine.name === 'server') await database.close();
  });

  const bodyFor = async ({ pans = [undefined] }: Death) => {
    const travellers = pans.map((_, at) => ({ referenceNumber: String(at + 1) }));
    const tokens = await Promise.all(pans.map((pan) => dataKeyOf(standins, pan)));
    const unpaid = await unpaidBody(agent, travellers);
    return pans.length === 1 ? paidByCard(unpaid, tokens[0] ?? '') : paidByCards(unpaid, tokens);
  };
  const atDeath = (death: Death): Interrupted => {
    const found = interrupted.get(death);
    if (!found) throw new Error(`Nothing was interrupted at ${death.point}`);
    return found;
  };
  const outcomeOf = (key: string) =>
    expect
      .poll(async () => (await follow(agent, key)).status, { timeout: 30_000 })
      .toMatch(/^(confirmed|declined|activationFailed)$/)
      .then(() => follow(agent, key));

  it.each(bought)(
    '[CP-039] a purchase whose server dies at $point is paid once and issued once',
    async (death) => {
      const { key, body, ordersAtDeath } = atDeath(death);
      expect(ordersAtDeath).toBe(death.orders);
      const { status, record } = await outcomeOf(key);
      expect(status).toBe('confirmed');
      expect(record?.paxes.map(({ policyStatus }) => policyStatus)).toEqual(['ACTIVE']);
      expect(await isInForce(standins, record?.policyNumber ?? '')).toBe(true);
      expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved', refundedCents: 0 }]);
      expect(await pay(agent, key, body)).toMatchObject({ status: 201, body: whateverItsMail(record!) });
      expect(await chargesOf(standins, key)).toHaveLength(1);
    },
  );

  it.each(between)(
    '[CP-039] a purchase of $cards cards whose server dies between two charges, at $point, is paid once by each',
    async (death) => {
      const { key, body, ordersAtDeath } = atDeath(death);
      expect(ordersAtDeath).toBe(death.orders);
      const { status, record } = await outcomeOf(key);
      expect(status).toBe('confirmed');
      expect(record?.paxes.map(({ policyStatus }) => policyStatus)).toEqual(
        Array.from({ length: death.cards }, () => 'ACTIVE'),
      );
      const premiums = body.paxes.map(({ plan }) => Math.round(plan.premiumTotal * 100));
      expect((await standingCharges(standins, key)).toSorted()).toEqual(premiums.toSorted());
      expect(await pay(agent, key, body)).toMatchObject({ status: 201, body: whateverItsMail(record!) });
      expect(await chargesOf(standins, key)).toHaveLength(death.cards);
    },
  );

  it.each(lastIsDeclined)(
    '[CP-039] a purchase whose second card is declined after its server died at $point gives back the first charge',
    async (death) => {
      const { key, body, ordersAtDeath } = atDeath(death);
      expect(ordersAtDeath).toBe(death.orders);
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
    '[CP-039] a declined purchase whose server dies at $point leaves nothing charged',
    async (death) => {
      const { key, ordersAtDeath } = atDeath(death);
      expect(ordersAtDeath).toBe(death.orders);
      const { status, declinedPayers, record } = await outcomeOf(key);
      expect(status).toBe('declined');
      expect(declinedPayers).toEqual(['2', '1']);
      expect(record).toBeNull();
      expect(await standingCharges(standins, key)).toEqual([]);
      expect(await chargesOf(standins, key)).toHaveLength(2);
    },
  );

  it('a message that has gone when its server dies is sent again under the same id, with the same link', async () => {
    const [first, second] = await mailsTo(standins, mailOf(engine), 2);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
  });

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
    expect(purchases).toHaveLength(deaths.length + 1);
    expect(policies.map(({ purchase_id }) => purchase_id).toSorted()).toEqual(confirmed.toSorted());
    expect(paxes).toHaveLength(bought.length + 8);
    expect(new Set(paxes.map(({ status }) => status))).toEqual(new Set(['ACTIVE']));
    expect(jobs).toEqual([]);
  });
});
