import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { readPolicyChange } from '#domain/calls/policies/readPolicyChange.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { cancel, reinstate } from '#tests/support/policies/changes.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf } from '#tests/support/purchases/books.ts';
import { type Mortal, startMortal } from '#tests/support/purchases/mortal.ts';
import { buy, standinSettings } from '#tests/support/purchases/shop.ts';
import { letSignIn, signInAs } from '#tests/support/sampleServer.ts';
import { type TestClient, testClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startTestIssuer } from '#tests/support/server/testIssuer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const isDeclined = '4000000000000002';

/** Where a process may die while a policy is cancelled, or reinstated by a card. */
const cancelling = [
  'policyChange.begin.saved',
  'policyChange.recordChange.before',
  'policyChange.recordChange.after',
  'refundOrder.refundCharge.before',
  'refundOrder.refundCharge.after',
];
const reinstating = [
  'policyChange.begin.saved',
  'policyChange.chargeCard.before',
  'policyChange.chargeCard.after',
  'policyChange.recordChange.before',
  'policyChange.recordChange.after',
  'policyChange.activatePolicy.before',
  'policyChange.activatePolicy.after',
];
const declining = ['policyChange.chargeCard.before', 'policyChange.chargeCard.after'];

const clock = testClock();
const standins = startedFor(() => startStandins());
const issuer = startedFor(() => startTestIssuer(clock));

type Sold = { policyNumber: string; purchaseId: string; shown: string };
type Interrupted = Sold & { key: string; again(): ReturnType<typeof cancel> };

/** Each change is held at its own place; then the process dies that held them all, and another one takes them up. */
forEachEngine((engine) => {
  let database: TestDatabase;
  let server: Mortal;
  let agent: TestClient;
  let manager: TestClient;
  const interrupted = new Map<string, Interrupted>();
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
    manager = await signInAs(testClient('b2b', server.origin, issuer), 'mchen');
    const making: Promise<unknown>[] = [];
    const hold = async (point: string, name: string, change: Interrupted) => {
      const isThere = await server.holdAt(point);
      making.push(change.again());
      await isThere();
      interrupted.set(name, change);
    };
    const sold = await Promise.all([...cancelling, ...reinstating, ...declining].map(sell));
    const toReinstate = sold.slice(cancelling.length);
    for (const policy of toReinstate) await cancelled(policy);
    for (const [at, point] of cancelling.entries())
      await hold(point, `cancelling ${point}`, cancellationOf(sold[at] as Sold, 2));
    for (const [at, point] of [...reinstating, ...declining].entries()) {
      const isGood = at < reinstating.length;
      const dataKey = await dataKeyOf(standins, isGood ? undefined : isDeclined);
      const change = reinstatementOf(toReinstate[at] as Sold, 4, dataKey);
      await hold(point, `${isGood ? 'reinstating' : 'declining'} ${point}`, change);
    }
    const answered = Promise.allSettled(making);
    server.die();
    await answered;
    await server.liveAgain();
  }, 240_000);
  afterAll(async () => {
    await server?.stop();
    if (engine.name === 'server') await database.close();
  });

  const sell = async (): Promise<Sold> => {
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    const { record, purchaseId } = await buy(agent, body);
    const shown = String(record.paxes[0]?.plan.premiumTotal);
    return { policyNumber: record.policyNumber, purchaseId, shown };
  };
  const cancellationOf = (policy: Sold, revision: number): Interrupted => {
    const key = crypto.randomUUID();
    const asked = { policyNumbers: [policy.policyNumber], shown: policy.shown, revision, key };
    return { ...policy, key, again: () => cancel(agent, asked) };
  };
  const reinstatementOf = (policy: Sold, revision: number, dataKey: string): Interrupted => {
    const key = crypto.randomUUID();
    const cardHolderName = 'Marie Tremblay';
    const details = { cardOwnerReferenceNumber: '1', dataKey, paymentType: 'CARD', cardHolderName };
    const { policyNumber, shown } = policy;
    const asked = { policyNumber, shown, revision, key, method: 'CREDIT_CARD', details } as const;
    return { ...policy, key, again: () => reinstate(manager, asked) };
  };
  const changeNow = (changeId: string) =>
    agent.body(readPolicyChange, { params: { changeId }, headers: { lang: 'EN' } });
  const refunded = (key: string) =>
    vi.waitFor(
      async () => expect((await changeNow(key)).refunds.map(({ status }) => status)).toEqual(['CONFIRMED']),
      { timeout: 30_000, interval: 100 },
    );
  const cancelled = async (policy: Sold) => {
    const change = cancellationOf(policy, 2);
    expect(await change.again()).toMatchObject({ status: 200 });
    await refunded(change.key);
  };
  const atDeath = (name: string): Interrupted => {
    const found = interrupted.get(name);
    if (!found) throw new Error(`Nothing was interrupted while ${name}`);
    return found;
  };
  /** Status of a policy, and what its book has of money in, money out and premium. */
  const bookOf = async (policyNumber: string) => {
    const { paxes } = await agent.body(loadPolicy, { params: { policyNumber }, headers: { lang: 'EN' } });
    const [pax] = paxes;
    if (!pax) throw new Error('there is no such policy');
    const moved = (type: string) =>
      pax.movements.flatMap((movement) => (movement.type === type ? [movement.amount] : []));
    const premium = pax.premiums.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
    return { status: pax.policyStatus, charges: moved('CHARGE'), refunds: moved('REFUND'), premium };
  };
  const settled = (key: string) =>
    expect.poll(async () => (await changeNow(key)).status, { timeout: 30_000 }).toMatch(/^(done|declined)$/);

  it.each(cancelling)(
    '(R-549) a cancellation whose server dies at %s is made once, and its money goes back once',
    async (point) => {
      const { key, policyNumber, purchaseId, shown, again } = atDeath(`cancelling ${point}`);
      await settled(key);
      await refunded(key);
      expect(await again()).toMatchObject({ status: 200, body: { changeId: key, status: 'done' } });
      const amount = Number(shown);
      expect(await bookOf(policyNumber)).toEqual({
        status: 'REFUNDED',
        charges: [amount],
        refunds: [amount],
        premium: 0,
      });
      const [charge] = await chargesOf(standins, purchaseId);
      expect(charge?.refunds.map(({ amountCents }) => amountCents)).toEqual([Math.round(amount * 100)]);
    },
  );

  it.each(reinstating)(
    '[RI-003] a reinstatement whose server dies at %s is charged once and put in force once',
    async (point) => {
      const { key, policyNumber, shown, again } = atDeath(`reinstating ${point}`);
      await settled(key);
      expect(await again()).toMatchObject({ status: 200, body: { status: 'done' } });
      const amount = Number(shown);
      expect(await bookOf(policyNumber)).toEqual({
        status: 'ACTIVE',
        charges: [amount, amount],
        refunds: [amount],
        premium: amount,
      });
      expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved', refundedCents: 0 }]);
    },
  );

  it.each(declining)(
    '[RI-003] a reinstatement whose card is declined and whose server dies at %s leaves the former status',
    async (point) => {
      const { key, policyNumber, again } = atDeath(`declining ${point}`);
      await settled(key);
      expect(await again()).toMatchObject({ status: 400, problem: { code: 'payment.declined' } });
      expect(await bookOf(policyNumber)).toMatchObject({ status: 'REFUNDED', premium: 0 });
      expect(await chargesOf(standins, key)).toMatchObject([{ status: 'declined' }]);
    },
  );
});
