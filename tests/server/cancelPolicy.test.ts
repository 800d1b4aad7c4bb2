import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPolicyNotes } from '#domain/calls/policies/policyNotes.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { bookOf, cancel, cancellationOf, changeUntil } from '#tests/support/policies/changes.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf, clearFaults } from '#tests/support/purchases/books.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());
afterEach(() => clearFaults(standins));
const two = [{ referenceNumber: '1' }, { referenceNumber: '2', firstName: 'Paul' }];

forEachEngine((engine) => {
  const server = startedFor(() => startShop(engine, standins, { clock: testClock() }));
  let agent: TestClient;
  beforeEach(async () => {
    agent = await signInAs(server.client('b2b'), 'slavoie');
  });

  const numbersOf = ({ record }: Awaited<ReturnType<typeof buy>>) =>
    record.paxes.map(({ policyNumber }) => policyNumber);
  const byCard = async (travellers = [{}]) => {
    const sold = await buy(agent, paidByCard(await unpaidBody(agent, travellers), await dataKeyOf(standins)));
    return asSold(sold);
  };
  const atAgency = async (travellers = [{}]) =>
    asSold(await buy(agent, paidToAgency(await unpaidBody(agent, travellers))));
  const asSold = async (sold: Awaited<ReturnType<typeof buy>>) => {
    const policyNumbers = numbersOf(sold);
    const book = await bookOf(server, policyNumbers[0] ?? '');
    const shown = String(book.paidCents / 100);
    return { policyNumbers, shown, revision: book.revision, key: crypto.randomUUID(), ...sold };
  };
  const bookNow = ({ policyNumbers }: { policyNumbers: readonly string[] }) =>
    bookOf(server, policyNumbers[0] ?? '');
  const entries = (action: string, id: string) =>
    server.database.db
      .selectFrom('audit')
      .select(['reason', 'after', 'profile_ref'])
      .where('action', '=', action)
      .where('object_id', '=', id)
      .execute();

  it('[CX-005] [CX-015 partly] [CX-018] two policies that a card paid are cancelled in one commit, and refunded once it has the money back', async () => {
    const sold = await byCard(two);
    const answer = await cancel(agent, sold);
    expect(answer).toMatchObject({
      status: 200,
      body: { kind: 'CANCELLATION', status: 'done', policyNumbers: sold.policyNumbers },
    });
    const end = await changeUntil(server, agent, sold.key, ({ refunds }) =>
      refunds.every(({ status }) => status === 'CONFIRMED'),
    );
    expect(end.refunds.map(({ method }) => method)).toEqual(['CREDIT_CARD', 'CREDIT_CARD']);
    const book = await bookNow(sold);
    expect(book.statuses).toEqual(['REFUNDED', 'REFUNDED']);
    expect(book).toMatchObject({ returnedCents: book.paidCents, premiumCents: 0 });
    const [charge] = await chargesOf(standins, sold.purchaseId);
    expect(charge).toMatchObject({ refundedCents: book.paidCents });
    expect(charge?.refunds).toHaveLength(2);
    expect(await entries('policy.cancel', sold.policyNumbers[0] ?? '')).toMatchObject([
      { reason: 'CUSTOMER_NOT_TRAVELLING', profile_ref: 'c-2001' },
    ]);
  });

  it('(R-165) a chargeback is booked over the order that paid, and the gateway is not asked', async () => {
    const sold = await byCard();
    const answer = await cancel(agent, { ...sold, reason: 'CHARGE_BACK' });
    expect(answer).toMatchObject({ body: { refunds: [{ method: 'CHARGEBACK', status: 'BOOKED' }] } });
    const book = await bookNow(sold);
    expect(book).toMatchObject({ statuses: ['REFUNDED'], premiumCents: 0 });
    const [charge] = await chargesOf(standins, sold.purchaseId);
    expect(charge).toMatchObject({ refundedCents: 0 });
    expect(book.movements.at(-1)).toMatchObject({ method: 'CHARGEBACK', order_id: charge?.orderId });
  });

  it('[CX-018] one of two is cancelled alone, and of a foreign or a cancelled one among them none is', async () => {
    const sold = await byCard(two);
    const [first = '', second = ''] = sold.policyNumbers;
    const half = String(Number(sold.shown) / 2);
    const other = await atAgency();
    const stranger = await signInAs(server.client('b2b'), 'omartin');
    const foreign = await buy(stranger, paidToAgency(await unpaidBody(stranger, [{}])));
    const mixed = [...sold.policyNumbers, ...numbersOf(foreign)];
    expect(await cancel(agent, { ...sold, policyNumbers: mixed })).toMatchObject({ status: 404 });
    expect(await entries('scope.refuse', mixed[2] ?? '')).toHaveLength(1);
    const apart = [first, ...other.policyNumbers];
    expect(await cancel(agent, { ...sold, policyNumbers: apart })).toMatchObject({
      status: 400,
      problem: { code: 'policies.apart' },
    });
    expect(await cancel(agent, { ...sold, policyNumbers: [first, first] })).toMatchObject({ status: 400 });
    expect((await bookNow(sold)).statuses).toEqual(['ACTIVE', 'ACTIVE']);
    await cancel(agent, { ...sold, policyNumbers: [first], shown: half });
    await changeUntil(server, agent, sold.key, ({ refunds }) => refunds[0]?.status === 'CONFIRMED');
    const { revision, statuses } = await bookNow(sold);
    expect(statuses).toEqual(['REFUNDED', 'ACTIVE']);
    const both = { ...sold, revision, key: crypto.randomUUID() };
    expect(await cancel(agent, both)).toMatchObject({ status: 409, problem: { code: 'policy.notActive' } });
    expect((await bookNow(sold)).statuses).toEqual(['REFUNDED', 'ACTIVE']);
    expect(await cancel(agent, { ...both, policyNumbers: [second], shown: half })).toMatchObject({
      ok: true,
    });
  });

  it('what is refused changes nothing: no or an old revision, another province or amount, a missing note', async () => {
    const sold = await atAgency();
    const asked = async (changed: object) => {
      const answer = await cancel(agent, { ...sold, ...changed });
      return answer.ok ? null : [answer.status, answer.problem.code];
    };
    expect(await asked({ revision: undefined })).toEqual([428, 'policy.revisionNeeded']);
    expect(await asked({ revision: sold.revision - 1 })).toEqual([412, 'policy.stale']);
    expect(await asked({ province: 'ON' })).toEqual([409, 'policy.otherProvince']);
    expect(await asked({ shown: '1.00' })).toEqual([409, 'refund.changed']);
    expect(await asked({ shown: '-5' })).toEqual([400, 'request.invalid']);
    expect(await asked({ reason: 'OTHER' })).toEqual([400, 'request.invalid']);
    expect(await asked({ reason: 'EXCEPTION', note: '4111 1111 1111 1111' })).toEqual([
      400,
      'request.invalid',
    ]);
    const changed = await cancel(agent, { ...sold, shown: '1.00' });
    expect(changed).toMatchObject({ problem: { refundTotal: Number(sold.shown) } });
    expect(await bookNow(sold)).toMatchObject({ statuses: ['ACTIVE'], returnedCents: 0 });
  });

  it('the same key is the same cancellation, with its note once, and says nothing of another body', async () => {
    const sold = await atAgency();
    const asked = { ...sold, reason: 'OTHER', note: 'A double booking.' };
    const answers = await Promise.all([1, 2, 3].map(() => cancel(agent, asked)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(await cancel(agent, { ...asked, reason: 'EXCEPTION' })).toMatchObject({
      status: 422,
      problem: { code: 'change.otherBody' },
    });
    const { notes } = await agent.body(readPolicyNotes, {
      params: { policyNumber: sold.policyNumbers[0] ?? '' },
      headers: { lang: 'EN' },
    });
    expect(notes).toMatchObject([{ text: 'A double booking.', author: 'Sophie Lavoie' }]);
    const alias = await agent.fetch('/policy/cancel', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        lang: 'EN',
        'if-match': `"${sold.revision}"`,
        'idempotency-key': sold.key,
        'shown-refund': sold.shown,
      },
      body: JSON.stringify(cancellationOf(asked)),
    });
    expect(await alias.json()).toEqual((answers[0] as { body: unknown }).body);
  });

  it('of two who cancel at once one wins, and money goes back once', async () => {
    const sold = await byCard();
    const answers = await Promise.all([1, 2].map(() => cancel(agent, { ...sold, key: crypto.randomUUID() })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([409, 412]).toContain(statuses[1]);
    const book = await bookNow(sold);
    expect(book).toMatchObject({ returnedCents: book.paidCents, premiumCents: 0 });
  });

  it('[CX-015 partly] what a card did not pay is refunded at once, and a policy that gives nothing back is inactive', async () => {
    const paid = await atAgency();
    expect(await cancel(agent, paid)).toMatchObject({
      body: { status: 'done', refunds: [{ method: 'PAID_TO_AGENCY', status: 'BOOKED' }] },
    });
    expect((await bookNow(paid)).statuses).toEqual(['REFUNDED']);
    const kept = await byCard();
    server.clock.advance(30 * 24 * 60 * 60 * 1000);
    agent = await signInAs(server.client('b2b'), 'slavoie');
    expect(await cancel(agent, kept)).toMatchObject({ status: 409, problem: { code: 'refund.changed' } });
    expect(await cancel(agent, { ...kept, shown: '0' })).toMatchObject({ body: { refunds: [] } });
    expect((await bookNow(kept)).statuses).toEqual(['INACTIVE']);
  });
});
