import { beforeEach, describe, expect, test } from 'vitest';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { call, charge, find, setClock, setFault } from './support/gateway.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins({ settings: { PORTAGE_STANDINS_SLOW_SECONDS: '0.1' } }));
let orders = 0;
const newOrder = () => `order-${(orders += 1)}`;

beforeEach(async () => {
  await call(standins, 'DELETE', '/console/api/faults');
  await setClock(standins, 0);
});

describe('charge', () => {
  test('an ordinary card and amount are approved', async () => {
    const orderId = newOrder();
    const { status, body } = await charge(standins, orderId, await dataKeyOf(standins));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      orderId,
      status: 'approved',
      reason: null,
      amountCents: 12_345,
      currency: 'CAD',
      refundedCents: 0,
      card: { brand: 'VISA', last4: '4242' },
      cardHolderName: 'Marie Tremblay',
      voidedAt: null,
    });
    expect((await find(standins, orderId)).body).toEqual(body);
  });

  test('the same order again answers what happened first and charges nothing', async () => {
    const orderId = newOrder();
    const dataKey = await dataKeyOf(standins);
    const first = await charge(standins, orderId, dataKey);
    const second = await charge(standins, orderId, dataKey);
    expect(second.status).toBe(200);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
  });

  test('50 charges of one order at once make one charge', async () => {
    const orderId = newOrder();
    const dataKey = await dataKeyOf(standins);
    const answers = await Promise.all(Array.from({ length: 50 }, () => charge(standins, orderId, dataKey)));
    expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const list = await call(standins, 'GET', `/gateway/charges?orderIdPrefix=${orderId}`);
    expect(list.body.charges).toHaveLength(1);
  });

  test('an order that is asked with another amount or card is refused and stays as it was', async () => {
    const orderId = newOrder();
    const dataKey = await dataKeyOf(standins);
    const first = await charge(standins, orderId, dataKey);
    expect(await charge(standins, orderId, dataKey, { amountCents: 1 })).toMatchObject({
      status: 409,
      body: { code: 'order.mismatch' },
    });
    expect((await charge(standins, orderId, await dataKeyOf(standins))).status).toBe(409);
    expect((await find(standins, orderId)).body).toEqual(first.body);
  });

  test('a token is charged once: for a second order it is declined', async () => {
    const dataKey = await dataKeyOf(standins);
    await charge(standins, newOrder(), dataKey);
    const { body } = await charge(standins, newOrder(), dataKey);
    expect(body).toMatchObject({ status: 'declined', reason: 'token.used' });
  });

  test('a declined charge spends its token too', async () => {
    const dataKey = await dataKeyOf(standins, '4000000000000002');
    await charge(standins, newOrder(), dataKey);
    expect((await charge(standins, newOrder(), dataKey)).body).toMatchObject({ reason: 'token.used' });
  });

  test.each([
    { age: 899, outcome: { status: 'approved', reason: null } },
    { age: 900, outcome: { status: 'declined', reason: 'token.expired' } },
  ])('a token of $age seconds is $outcome.status', async ({ age, outcome }) => {
    await setClock(standins, -age);
    const dataKey = await dataKeyOf(standins);
    await setClock(standins, 0);
    expect((await charge(standins, newOrder(), dataKey)).body).toMatchObject(outcome);
  });

  test('a token that was never given is declined', async () => {
    const { body } = await charge(standins, newOrder(), '40000000000000000000');
    expect(body).toMatchObject({ status: 'declined', reason: 'token.unknown', card: null });
  });

  test.each([
    { pan: '4000000000000002', reason: 'card.declined' },
    { pan: '4000000000009995', reason: 'funds.insufficient' },
    { pan: '4000000000000069', reason: 'card.expired' },
    { pan: '4000000000000127', reason: 'cvd.mismatch' },
  ])('the test card $pan is declined with $reason', async ({ pan, reason }) => {
    const { status, body } = await charge(standins, newOrder(), await dataKeyOf(standins, pan));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'declined', reason });
  });

  test.each([{ pan: '4000000000000119' }, { amountCents: 999_903 }])(
    'a failure of the gateway charges nothing and spends no token (%o)',
    async ({ pan, ...changes }) => {
      const orderId = newOrder();
      const dataKey = await dataKeyOf(standins, pan);
      expect(await charge(standins, orderId, dataKey, changes)).toMatchObject({
        status: 500,
        body: { code: 'gateway.failed' },
      });
      expect((await find(standins, orderId)).status).toBe(404);
      expect((await charge(standins, newOrder(), dataKey, changes)).status).toBe(500);
    },
  );

  test.each([{ pan: '4000000000005001' }, { amountCents: 999_904 }])(
    'a lost answer is found by the order (%o)',
    async ({ pan, ...changes }) => {
      const orderId = newOrder();
      const dataKey = await dataKeyOf(standins, pan);
      await expect(charge(standins, orderId, dataKey, changes)).rejects.toThrow();
      expect((await find(standins, orderId)).body).toMatchObject({ status: 'approved' });
      expect(await charge(standins, orderId, dataKey, changes)).toMatchObject({
        status: 200,
        body: { status: 'approved' },
      });
    },
  );

  test.each([{ pan: '4000000000007007' }, { amountCents: 999_905 }])(
    'a late answer tells of a charge that the look-up knew before (%o)',
    async ({ pan, ...changes }) => {
      const orderId = newOrder();
      const late = charge(standins, orderId, await dataKeyOf(standins, pan), changes);
      await expect.poll(async () => (await find(standins, orderId)).body.status).toBe('approved');
      expect((await late).body).toMatchObject({ status: 'approved' });
    },
  );

  test.each([
    { pan: '4000000000008005', settled: 'approved' },
    { pan: '4000000000008500', settled: 'declined' },
    { amountCents: 999_906, settled: 'approved' },
    { amountCents: 999_907, settled: 'declined' },
  ])('an unknown charge is $settled at the second look-up (%o)', async ({ pan, settled, ...changes }) => {
    const orderId = newOrder();
    const dataKey = await dataKeyOf(standins, pan);
    expect(await charge(standins, orderId, dataKey, changes)).toMatchObject({
      status: 202,
      body: { status: 'unknown', reason: null },
    });
    expect((await call(standins, 'POST', `/gateway/charges/${orderId}/void`)).status).toBe(409);
    expect((await find(standins, orderId)).body).toMatchObject({ status: 'unknown' });
    expect((await find(standins, orderId)).body).toMatchObject({ status: settled });
  });

  test('a fault hits the orders that it names and no other', async () => {
    await setFault(standins, { place: 'gateway.charge', kind: 'declined', match: 'doomed-', times: 1 });
    expect((await charge(standins, newOrder(), await dataKeyOf(standins))).body.status).toBe('approved');
    expect((await charge(standins, 'doomed-1', await dataKeyOf(standins))).body.status).toBe('declined');
    expect((await charge(standins, 'doomed-2', await dataKeyOf(standins))).body.status).toBe('approved');
  });

  test.each([
    { amountCents: 0 },
    { amountCents: 1.5 },
    { amountCents: '100' },
    { currency: 'USD' },
    { dataKey: '4'.repeat(21) },
    { cardHolderName: ' ' },
    { cardHolderName: 'x'.repeat(101) },
    { orderId: 'a b' },
    { pan: '4242424242424242' },
  ])('a charge with %o is refused and nothing is charged', async (changes) => {
    const orderId = newOrder();
    const answer = await charge(standins, orderId, await dataKeyOf(standins), changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await find(standins, orderId)).status).toBe(404);
  });

  test('without its own key every call of the gateway and of activation is refused', async () => {
    const { gatewayKey, activationKey } = standins;
    const asked = [
      ['/gateway/charges', activationKey],
      ['/gateway/charges/order-1', activationKey],
      ['/activation/policies', gatewayKey],
    ] as const;
    for (const [path, otherKey] of asked) {
      for (const authorization of [
        undefined,
        'Bearer wrong',
        `Bearer ${gatewayKey}x`,
        `Bearer ${otherKey}`,
      ]) {
        const response = await fetch(standins.cardOrigin + path, {
          headers: authorization ? { authorization } : {},
        });
        expect(response.status).toBe(401);
      }
    }
  });
});

describe('void and refund', () => {
  test('a void takes a charge back once and may be asked again', async () => {
    const orderId = newOrder();
    await charge(standins, orderId, await dataKeyOf(standins));
    const path = `/gateway/charges/${orderId}/void`;
    const first = await call(standins, 'POST', path);
    expect(first).toMatchObject({ status: 200, body: { status: 'voided' } });
    expect((await call(standins, 'POST', path)).body).toEqual(first.body);
    const refund = { refundId: 'r-1', amountCents: 1 };
    expect((await call(standins, 'POST', `/gateway/charges/${orderId}/refunds`, refund)).status).toBe(409);
  });

  test('a declined or refunded charge cannot be voided, an unknown order is not found', async () => {
    const declined = newOrder();
    await charge(standins, declined, await dataKeyOf(standins, '4000000000000002'));
    expect((await call(standins, 'POST', `/gateway/charges/${declined}/void`)).status).toBe(409);
    const refunded = newOrder();
    await charge(standins, refunded, await dataKeyOf(standins));
    await call(standins, 'POST', `/gateway/charges/${refunded}/refunds`, { refundId: 'r-1', amountCents: 5 });
    expect((await call(standins, 'POST', `/gateway/charges/${refunded}/void`)).status).toBe(409);
    expect((await call(standins, 'POST', '/gateway/charges/nobody/void')).status).toBe(404);
  });

  test('a charge that was settled cannot be voided any more, and is refunded', async () => {
    const orderId = newOrder();
    await charge(standins, orderId, await dataKeyOf(standins), { amountCents: 1000 });
    await setFault(standins, { place: 'gateway.void', kind: 'settled', match: orderId });
    const path = `/gateway/charges/${orderId}`;
    const refused = { status: 409, body: { code: 'charge.notVoidable' } };
    expect(await call(standins, 'POST', `${path}/void`)).toMatchObject(refused);
    expect(await call(standins, 'POST', `${path}/void`)).toMatchObject(refused);
    const refund = { refundId: 'r-1', amountCents: 1000 };
    expect(await call(standins, 'POST', `${path}/refunds`, refund)).toMatchObject({
      status: 201,
      body: { status: 'approved', refundedCents: 1000 },
    });
  });

  test('refunds never exceed the charge, and each refund happens once', async () => {
    const orderId = newOrder();
    await charge(standins, orderId, await dataKeyOf(standins), { amountCents: 1000 });
    const refund = (refundId: string, amountCents: number) =>
      call(standins, 'POST', `/gateway/charges/${orderId}/refunds`, { refundId, amountCents });
    expect(await refund('r-1', 600)).toMatchObject({ status: 201, body: { refundedCents: 600 } });
    expect(await refund('r-1', 600)).toMatchObject({ status: 200, body: { refundedCents: 600 } });
    expect(await refund('r-1', 500)).toMatchObject({ status: 409, body: { code: 'refund.mismatch' } });
    expect(await refund('r-2', 401)).toMatchObject({ status: 422, body: { code: 'refund.tooLarge' } });
    expect(await refund('r-2', 400)).toMatchObject({ status: 201, body: { refundedCents: 1000 } });
  });

  test.each(['void', 'refund'])('a %s whose answer is lost has happened once', async (act) => {
    const orderId = newOrder();
    await charge(standins, orderId, await dataKeyOf(standins));
    const ask = () =>
      act === 'void'
        ? call(standins, 'POST', `/gateway/charges/${orderId}/void`)
        : call(standins, 'POST', `/gateway/charges/${orderId}/refunds`, {
            refundId: 'r',
            amountCents: 12_345,
          });
    await setFault(standins, { place: `gateway.${act}`, kind: 'doneThenReset' });
    await expect(ask()).rejects.toThrow();
    expect((await ask()).status).toBe(200);
  });

  test('a look-up can fail and the next one answers', async () => {
    const orderId = newOrder();
    await charge(standins, orderId, await dataKeyOf(standins));
    await setFault(standins, { place: 'gateway.lookup', kind: 'serverError' });
    expect((await find(standins, orderId)).status).toBe(500);
    expect((await find(standins, orderId)).body).toMatchObject({ status: 'approved' });
  });
});

describe('policy activation', () => {
  const activate = (policyNumber: string) => call(standins, 'POST', '/activation/policies', { policyNumber });

  test('a policy is activated once and may be asked again', async () => {
    const first = await activate('P-1');
    expect(first).toMatchObject({ status: 200, body: { policyNumber: 'P-1', status: 'active' } });
    expect((await activate('P-1')).body).toEqual(first.body);
    expect((await call(standins, 'GET', '/activation/policies/P-1')).body).toEqual(first.body);
    expect((await call(standins, 'GET', '/activation/policies')).body.policies).toHaveLength(1);
  });

  test('an unavailable activation answers 503 and activates nothing until the fault is gone', async () => {
    await setFault(standins, { place: 'activation', kind: 'unavailable', match: 'P-2', times: 2 });
    expect((await activate('P-2')).status).toBe(503);
    expect((await call(standins, 'GET', '/activation/policies/P-2')).status).toBe(404);
    expect((await activate('P-2')).status).toBe(503);
    expect((await activate('P-2')).status).toBe(200);
  });

  test('an activation whose answer is lost has happened', async () => {
    await setFault(standins, { place: 'activation', kind: 'doneThenReset' });
    await expect(activate('P-3')).rejects.toThrow();
    expect((await activate('P-3')).status).toBe(200);
  });

  test('a policy number of another shape is refused', async () => {
    expect((await activate('')).status).toBe(400);
    expect(
      (await call(standins, 'POST', '/activation/policies', { policyNumber: 'P', more: 1 })).status,
    ).toBe(400);
  });
});
