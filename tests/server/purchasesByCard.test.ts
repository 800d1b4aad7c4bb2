import { afterEach, expect, it } from 'vitest';
import { setUser } from '#domain/calls/identity/setUser.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paid, paidByCard, paidByCards, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, clearFaults, isInForce, standingCharges } from '#tests/support/purchases/books.ts';
import {
  follow,
  inTime,
  newKey,
  outcomeOf,
  patienceBy,
  pay,
  payAndWait,
  startShop,
} from '#tests/support/purchases/shop.ts';
import { tracesOf } from '#tests/support/purchases/traces.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const cards = {
  declined: '4000000000000002',
  answerIsLost: '4000000000005001',
  answerIsLate: '4000000000007007',
  unknownThenApproved: '4000000000008005',
  unknownThenDeclined: '4000000000008500',
};
/** The gateway's late answers come later than this. */
const serviceMs = 4_000;

/** Each database counts its policies from the beginning, so that each has an insurer of its own. */
forEachEngine((engine) => {
  const clock = testClock();
  const standins = startedFor(() =>
    startStandins({ settings: { PORTAGE_STANDINS_SLOW_SECONDS: String(serviceMs / 1000 + 1) } }),
  );
  const waits = { serviceMs, ...patienceBy(clock) };
  const server = startedFor(() => startShop(engine, standins, { clock, waits }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  afterEach(() => clearFaults(standins));

  const byCard = async (pan?: string) => paidByCard(await unpaidBody(agent), await dataKeyOf(standins, pan));
  const byTwoCards = async (first?: string, second?: string) => {
    const body = await unpaidBody(agent, [{}, { referenceNumber: '2', dateOfBirth: '1976-05-04', age: 50 }]);
    return paidByCards(body, [await dataKeyOf(standins, first), await dataKeyOf(standins, second)]);
  };
  const tokensOf = ({ paxes }: Awaited<ReturnType<typeof byCard>>) =>
    paxes.map(({ payments }) => payments[0]?.details?.dataKey ?? '');
  const orders = async (key: string) =>
    (await chargesOf(standins, key))
      .map(({ orderId, status }) => [orderId.slice(key.length), status])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  const declined = (...declinedPayers: string[]) => ({
    ok: false,
    status: 400,
    problem: { code: 'payment.declined', declinedPayers },
  });

  it('[CP-039] a declined card leaves the key to be paid with another card, and says the same when asked again', async () => {
    const key = await newKey(agent);
    const body = await byCard(cards.declined);
    expect(await pay(agent, key, body, 'FR')).toMatchObject({
      ...declined('1'),
      problem: { error: 'La carte a été refusée. Veuillez en utiliser une autre.' },
    });
    expect(await follow(agent, key)).toEqual({
      purchaseId: key,
      status: 'declined',
      declinedPayers: ['1'],
      declineReason: 'card.declined',
      record: null,
    });
    expect(await pay(agent, key, body)).toMatchObject(declined('1'));
    expect(await orders(key)).toEqual([['.1.1', 'declined']]);

    const another = await byCard();
    expect(await pay(agent, key, another)).toMatchObject({ status: 201 });
    expect(await pay(agent, key, body)).toMatchObject({ status: 422 });
    expect(await orders(key)).toEqual([
      ['.1.1', 'declined'],
      ['.2.1', 'approved'],
    ]);
  });

  it('[PY-024 partly] a token that was entered and is unknown or used is declined as such, and another one pays', async () => {
    const employee = await signInAs(server.client('admin'), 'mchen');
    await employee.body(setUser, { headers: { newOrg: 'TC' } });
    await employee.open();
    const unpaid = await unpaidBody(employee);
    const used = await dataKeyOf(standins);
    const entered = (dataKey: string) =>
      paid(unpaid, () => ({
        method: 'CREDIT_CARD',
        details: {
          cardOwnerReferenceNumber: '1',
          dataKey,
          paymentType: 'TOKEN',
          cardHolderName: 'Marie Tremblay',
        },
      }));
    expect(await pay(employee, await newKey(employee), entered(used))).toMatchObject({ status: 201 });
    const key = await newKey(employee);
    const refusedFor = (declineReason: string) => ({ problem: { declineReason, declinedPayers: ['1'] } });
    expect(await pay(employee, key, entered(used))).toMatchObject(refusedFor('token.used'));
    expect(await pay(employee, key, entered('4'.repeat(20)))).toMatchObject(refusedFor('token.unknown'));
    expect(await pay(employee, key, entered(await dataKeyOf(standins)))).toMatchObject({ status: 201 });
  });

  it('[CP-039] a declined payment that was sent twice at once is one order', async () => {
    const key = await newKey(agent);
    const body = await byCard(cards.declined);
    const answers = await Promise.all([pay(agent, key, body), pay(agent, key, body), pay(agent, key, body)]);
    for (const answer of answers) expect(answer).toMatchObject(declined('1'));
    expect(await orders(key)).toEqual([['.1.1', 'declined']]);
  });

  it('[PY-041 partly] travellers who pay alone are each charged their own total', async () => {
    const key = await newKey(agent);
    const body = await byTwoCards();
    expect(await pay(agent, key, body)).toMatchObject({ status: 201 });
    const cents = body.paxes.map(({ plan }) => Math.round(plan.premiumTotal * 100));
    expect((await standingCharges(standins, key)).toSorted()).toEqual(cents.toSorted());
    expect(new Set(cents).size).toBe(2);
  });

  it('[CP-039] of two cards all are charged or none: what was charged before a decline is voided', async () => {
    const key = await newKey(agent);
    const body = await byTwoCards(undefined, cards.declined);
    expect(await pay(agent, key, body)).toMatchObject(declined('2', '1'));
    expect(await orders(key)).toEqual([
      ['.1.1', 'voided'],
      ['.1.2', 'declined'],
    ]);
    const again = await byTwoCards();
    expect(await pay(agent, key, again)).toMatchObject({ status: 201 });
    expect(await orders(key)).toEqual([
      ['.1.1', 'voided'],
      ['.1.2', 'declined'],
      ['.2.1', 'approved'],
      ['.2.2', 'approved'],
    ]);
  });

  it('[CP-039] a token that was not charged is used again by the next attempt, and not kept until then', async () => {
    const key = await newKey(agent);
    const body = await byTwoCards(cards.declined);
    expect(await pay(agent, key, body)).toMatchObject(declined('1'));
    const [, kept = ''] = tokensOf(body);
    expect(await tracesOf(server, kept)).toEqual([]);
    const again = paidByCards(body, [await dataKeyOf(standins), kept]);
    expect(await pay(agent, key, again)).toMatchObject({ status: 201 });
    expect(await orders(key)).toEqual([
      ['.1.1', 'declined'],
      ['.2.1', 'approved'],
      ['.2.2', 'approved'],
    ]);
  });

  it('[CP-039] a void that fails is tried until the gateway has done it', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.void', kind: 'serverError', match: key, times: 2 });
    const body = await byTwoCards(undefined, cards.declined);
    expect(await payAndWait(server, agent, key, body)).toMatchObject(declined('2', '1'));
    expect(await standingCharges(standins, key)).toEqual([]);
    const lost = await newKey(agent);
    await setFault(standins, { place: 'gateway.void', kind: 'doneThenReset', match: lost });
    const next = await byTwoCards(undefined, cards.declined);
    expect(await payAndWait(server, agent, lost, next)).toMatchObject(declined('2', '1'));
    expect(await standingCharges(standins, lost)).toEqual([]);
  });

  it.each(['answerIsLost', 'answerIsLate'] as const)(
    '[CP-039] a charge whose answer does not come is found by its order: %s',
    async (card) => {
      const key = await newKey(agent);
      const answer = await pay(agent, key, await byCard(cards[card]));
      expect(answer).toMatchObject({ status: 201, body: { paxes: [{ policyStatus: 'ACTIVE' }] } });
      expect(await orders(key)).toEqual([['.1.1', 'approved']]);
    },
  );

  it('[CP-033] [CP-039] while a charge is in doubt the payment is being checked, and nobody pays again', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.lookup', kind: 'serverError', match: key, times: null });
    const body = await byCard(cards.answerIsLost);
    const checking = {
      purchaseId: key,
      status: 'checking',
      declinedPayers: [],
      declineReason: null,
      record: null,
    };
    expect(await inTime(server, pay(agent, key, body))).toMatchObject({ status: 202, body: checking });
    expect(await follow(agent, key)).toEqual(checking);
    expect(await inTime(server, pay(agent, key, body))).toMatchObject({ status: 202, body: checking });
    expect(await pay(agent, key, await byCard())).toMatchObject({ status: 422 });
    await clearFaults(standins);
    const found = await outcomeOf(server, agent, key);
    expect(found).toMatchObject({ status: 'confirmed', record: { paxes: [{ policyStatus: 'ACTIVE' }] } });
    expect(await pay(agent, key, body)).toMatchObject({ status: 201, body: found.record });
    expect(await orders(key)).toEqual([['.1.1', 'approved']]);
  });

  it('[CP-039] a charge that the gateway does not know at first is followed to its outcome', async () => {
    const approved = await newKey(agent);
    const body = await byCard(cards.unknownThenApproved);
    expect(await payAndWait(server, agent, approved, body)).toMatchObject({ status: 201 });
    expect(await orders(approved)).toEqual([['.1.1', 'approved']]);
    const refused = await newKey(agent);
    const other = await byCard(cards.unknownThenDeclined);
    expect(await payAndWait(server, agent, refused, other)).toMatchObject(declined('1'));
    expect(await orders(refused)).toEqual([['.1.1', 'declined']]);
  });

  it('a gateway that fails is tried again after a pause, with the same order', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.charge', kind: 'serverError', match: key, times: 2 });
    const held = server.failPoints.holdAt('purchase.lookUpCharge.after');
    const paying = pay(agent, key, await byCard());
    await held.reached;
    held.release();
    await expect.poll(async () => (await follow(agent, key)).status).toBe('checking');
    expect(await orders(key)).toEqual([]);
    await inTime(server, paying);
    expect(await outcomeOf(server, agent, key)).toMatchObject({ status: 'confirmed' });
    expect(await orders(key)).toEqual([['.1.1', 'approved']]);
  });

  it('[CP-039] a gateway that keeps failing is told as such and charges nothing, and the key can be paid with again', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'gateway.charge', kind: 'serverError', match: key, times: 3 });
    const body = await byCard();
    expect(await payAndWait(server, agent, key, body)).toMatchObject({
      ...declined('1'),
      problem: {
        declineReason: 'gateway.unreachable',
        error: 'We could not reach the payment service, and nothing was charged. Please try again.',
      },
    });
    expect(await pay(agent, key, body, 'FR')).toMatchObject({
      problem: {
        error:
          'Nous n’avons pas pu joindre le service de paiement, et aucun paiement n’a été fait. Veuillez réessayer.',
      },
    });
    expect(await follow(agent, key)).toMatchObject({
      status: 'declined',
      declineReason: 'gateway.unreachable',
    });
    expect(await orders(key)).toEqual([]);
    expect(await payAndWait(server, agent, key, await byCard())).toMatchObject({ status: 201 });
    expect(await orders(key)).toEqual([['.2.1', 'approved']]);
  });

  it('a gateway that fails five times is no bank that declined five times: the key can still be paid with', async () => {
    const key = await newKey(agent);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await setFault(standins, { place: 'gateway.charge', kind: 'serverError', match: key, times: 3 });
      expect(await payAndWait(server, agent, key, await byCard()), `attempt ${attempt}`).toMatchObject({
        problem: { declineReason: 'gateway.unreachable' },
      });
    }
    expect(await payAndWait(server, agent, key, await byCard())).toMatchObject({ status: 201 });
    expect(await orders(key)).toEqual([['.6.1', 'approved']]);
  });

  it('[CP-031 partly] [ER-014 partly] [CP-039] policies that cannot be activated stay pending and are not paid for again', async () => {
    const key = await newKey(agent);
    await setFault(standins, { place: 'activation', kind: 'unavailable', times: null });
    const body = await byCard();
    await inTime(server, pay(agent, key, body));
    const { record } = await outcomeOf(server, agent, key);
    const answer = await pay(agent, key, body, 'FR');
    expect(answer).toMatchObject({
      ok: false,
      status: 513,
      problem: {
        code: 'policy.activationFailed',
        policyNumber: record?.policyNumber,
        error: expect.stringMatching(/Ne payez pas/),
      },
    });
    expect(record?.paxes.map(({ policyStatus }) => policyStatus)).toEqual(['PENDING']);
    expect(await pay(agent, key, body)).toMatchObject({ status: 513 });
    expect(await pay(agent, key, await byCard())).toMatchObject({ status: 422 });
    expect(await follow(agent, key)).toMatchObject({ status: 'activationFailed', record });
    expect(await orders(key)).toEqual([['.1.1', 'approved']]);
    expect(await isInForce(standins, record?.policyNumber ?? '')).toBe(false);
  });

  it('[PY-042 partly] no token is left in the database or in the log once the gateway has answered', async () => {
    const outcomes = [
      await byCard(),
      await byCard(cards.declined),
      await byCard(cards.answerIsLost),
      await byTwoCards(undefined, cards.declined),
    ];
    for (const body of outcomes) {
      const key = await newKey(agent);
      await payAndWait(server, agent, key, body);
      for (const token of tokensOf(body)) expect(await tracesOf(server, token)).toEqual([]);
      expect(await tracesOf(server, key)).toContain('table purchases');
    }
    expect(await tracesOf(server, '4242424242424242')).toEqual([]);
  });
});
