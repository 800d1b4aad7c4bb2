import { expect, it } from 'vitest';
import { setUser } from '#domain/calls/identity/setUser.ts';
import type { Payment } from '#domain/calls/shapes/payment.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { claimGroupsOf } from '#domain/permissions/claimGroups.ts';
import type { PaymentGateway } from '#domain/payment/gateways.ts';
import { announce } from '#server/database/database.ts';
import { sampleOrganizations } from '#server/sample/organizations.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paid, paidByCard, paidToAgency, totalOf, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { standingCharges } from '#tests/support/purchases/books.ts';
import { buy, newKey, pay, refusal, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

const today = '2026-06-15';
const standins = startedFor(() => startStandins());

/** The body with every payment changed. */
function withPayment(body: PolicyBody, change: (payment: Payment) => unknown) {
  return { ...body, paxes: body.paxes.map((pax) => ({ ...pax, payments: pax.payments.map(change) })) };
}

forEachEngine((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  const consumer = startedFor(() => opened(server.client('b2c')));

  it('[PY-008] [PY-010] [PY-012] a payment charges the total of each traveller', async () => {
    const body = await unpaidBody(agent, [{}, { referenceNumber: '2', dateOfBirth: '2010-01-01', age: 16 }]);
    const byCard = paidByCard(body, await dataKeyOf(standins));
    const dated = paid(byCard, ({ payments }) => ({
      ...payments[0],
      method: 'CREDIT_CARD',
      paymentDate: today,
    }));
    const { purchaseId, record } = await buy(agent, dated);
    expect(record.paxes.map(({ payments }) => payments)).toEqual(
      body.paxes.map(({ plan }) => [
        {
          amount: plan.premiumTotal,
          type: 'CHARGE',
          method: 'CREDIT_CARD',
          cardReference: `${purchaseId}.1.1`,
          paymentDate: today,
        },
      ]),
    );
    expect(await standingCharges(standins, purchaseId)).toEqual([Math.round(totalOf(body) * 100)]);
  });

  it('[PY-004] an organization with a gateway of its own is paid by card as well, and one without it by card alone', async () => {
    const organization = 'TC';
    const choose = async (gateways: PaymentGateway[]) => {
      const { db } = server.database;
      await db
        .updateTable('organizations')
        .set({ payment_gateways: gateways })
        .where('code', '=', organization)
        .execute();
      await announce(db, 'organizations_changed');
      await expect
        .poll(async () => (await agent.open()).organization)
        .toMatchObject({ code: organization, paymentGateways: gateways });
    };
    const chosen = sampleOrganizations.find(({ code }) => code === organization);
    expect(chosen).toMatchObject({ gateways: ['ORGANIZATION'] });
    expect((await agent.open()).organization).toMatchObject({ paymentGateways: ['MONERIS', 'ORGANIZATION'] });
    const body = await unpaidBody(agent);
    await buy(agent, paidToAgency(body));
    const byCard = await buy(agent, paidByCard(body, await dataKeyOf(standins)));
    expect(await standingCharges(standins, byCard.purchaseId)).toEqual([Math.round(totalOf(body) * 100)]);
    await choose(['MONERIS']);
    expect(await refusal(agent, paidToAgency(body))).toEqual([
      400,
      { 'body.paxes.0.payments.0.method': 'notAllowed' },
    ]);
    await buy(agent, paidByCard(body, await dataKeyOf(standins)));
    await choose(['MONERIS', 'ORGANIZATION']);
  });

  it('[PY-009 partly] [PY-010] a payment is refused when it is a refund, less than the total, or comes in parts', async () => {
    const body = paidToAgency(await unpaidBody(agent));
    const total = body.paxes[0]?.plan.premiumTotal ?? 0;
    const withPayments = (...payments: unknown[]) => ({
      ...body,
      paxes: body.paxes.map((pax) => ({ ...pax, payments })),
    });
    const part = { amount: total, type: 'CHARGE', method: 'CASH' };
    const path = 'body.paxes.0.payments';
    expect(await refusal(agent, withPayments({ ...part, type: 'REFUND' }))).toEqual([
      400,
      { [`${path}.0.type`]: 'notAllowed' },
    ]);
    expect(await refusal(agent, withPayments({ ...part, amount: total - 1 }))).toEqual([
      400,
      { [`${path}.0.amount`]: 'notAllowed' },
    ]);
    expect(
      await refusal(agent, withPayments({ ...part, amount: total - 1 }, { ...part, amount: 1 })),
    ).toEqual([400, { [path]: 'notAllowed' }]);
  });

  it('[PY-011] [PY-042 partly] [PY-012] a payment takes the token of a card and refuses whatever else there is of it, keeping nothing', async () => {
    const key = await newKey(agent);
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    const withDetails = (more: Record<string, unknown>) =>
      withPayment(body, (payment) => ({
        ...payment,
        details: { ...payment.details, ...more },
      }));
    const path = 'body.paxes.0.payments.0.details';
    for (const [field, value] of [
      ['expDate', '1299'],
      ['cvd', '123'],
      ['cardNumber', '4242424242424242'],
    ] as const) {
      expect(await refusal(agent, withDetails({ [field]: value }), key)).toEqual([
        400,
        { [`${path}.${field}`]: 'unknown' },
      ]);
    }
    expect(await refusal(agent, withDetails({ paymentType: 'CHEQUE' }), key)).toEqual([
      400,
      { [`${path}.paymentType`]: 'notAllowed' },
    ]);
    expect(await refusal(agent, withDetails({ paymentType: 'TOKEN' }), key)).toEqual([
      400,
      { [`${path}.paymentType`]: 'notAllowed' },
    ]);
    expect(await refusal(agent, withDetails({ cardHolderName: 'M4rie' }), key)).toEqual([
      400,
      { [`${path}.cardHolderName`]: 'notAllowed' },
    ]);
    const stored = await server.database.db
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', key)
      .execute();
    expect(stored).toMatchObject([{ state: 'prepared', body: null, body_hash: null }]);
    const employee = await signInAs(server.client('admin'), 'mchen');
    await employee.body(setUser, { headers: { newOrg: 'TC' } });
    await employee.open();
    for (const [buyer, paymentType] of [
      [agent, 'CARD'],
      [employee, 'TOKEN'],
    ] as const) {
      const again = paidByCard(body, await dataKeyOf(standins));
      const typed = withPayment(again, ({ details, ...payment }) => ({
        ...payment,
        details: { ...details, paymentType },
      }));
      expect((await buy(buyer, typed)).record.paxes[0]?.policyStatus).toBe('ACTIVE');
    }
  });

  it('[PY-025] a token has twenty characters at most', async () => {
    const unpaid = await unpaidBody(agent);
    const path = 'body.paxes.0.payments.0.details.dataKey';
    expect(await refusal(agent, paidByCard(unpaid, '4'.repeat(21)))).toEqual([400, { [path]: 'tooLong' }]);
    const [, fields] = (await refusal(agent, paidByCard(unpaid, '4'.repeat(20)))) ?? [];
    expect(fields ?? {}).not.toHaveProperty([path]);
    expect(await dataKeyOf(standins)).toHaveLength(20);
  });

  it('[PY-003 partly] a consumer pays by card alone, an agent takes cash as well', async () => {
    const cash = (body: Parameters<typeof paid>[0]) => paid(body, () => ({ method: 'CASH' }));
    expect(await refusal(consumer, cash(await unpaidBody(consumer)))).toEqual([
      400,
      { 'body.paxes.0.payments.0.method': 'notAllowed' },
    ]);
    const { record } = await buy(agent, cash(await unpaidBody(agent)));
    expect(record.paxes[0]?.payments[0]?.method).toBe('CASH');
  });

  it('[PY-041 partly] one card pays for all, or each traveller pays with their own', async () => {
    const body = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
    const one = await dataKeyOf(standins);
    const shared = paidByCard(body, one);
    const twoTokens = {
      ...shared,
      paxes: [shared.paxes[0], paidByCard(body, await dataKeyOf(standins)).paxes[1]],
    };
    expect(await refusal(agent, twoTokens)).toEqual([400, { 'body.paxes.1.payments.0': 'notAllowed' }]);
    const owner = 'details.cardOwnerReferenceNumber';
    expect(await refusal(agent, { ...shared, individualPayment: 'true' })).toEqual([
      400,
      { [`body.paxes.1.payments.0.${owner}`]: 'notAllowed' },
    ]);
    const stranger = { ...shared, paxes: shared.paxes.slice(1) };
    expect(await refusal(agent, stranger)).toEqual([
      400,
      { [`body.paxes.0.payments.0.${owner}`]: 'notAllowed' },
    ]);
  });

  it('[PM-013 partly] [CP-030] a payment is made by holders of POLICY_BOOKING or POLICY_EDIT who hold POLICY_CREATE', async () => {
    expect(createPolicy.access).toEqual({
      kind: 'claims',
      allOf: ['BOOKING.PAY', 'BOOKING.CREATE_POLICY'],
    });
    expect(claimGroupsOf(['POLICY_BOOKING', 'POLICY_EDIT'])).not.toContain('BOOKING.CREATE_POLICY');
    const sponsor = await signInAs(server.client('b2b'), 'hgill');
    expect(sponsor.current?.claims.atoms).toContain('POLICY_BOOKING');
    expect(sponsor.current?.claims.atoms).not.toContain('POLICY_EDIT');
    expect((await buy(sponsor, paidToAgency(await unpaidBody(sponsor)))).record.organizationCode).toBe(
      'HARBOUR',
    );
    const body = paidToAgency(await unpaidBody(agent));
    for (const userRef of ['arahman', 'mgagnon']) {
      const onlooker = await signInAs(server.client('b2b'), userRef);
      expect(await pay(onlooker, crypto.randomUUID(), body)).toMatchObject({
        status: 403,
        problem: { code: 'permission.missing' },
      });
    }
  });
});
