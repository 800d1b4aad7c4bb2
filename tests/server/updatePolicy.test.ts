import { expect, it } from 'vitest';
import { readPolicyHistory } from '#domain/calls/policies/readPolicyHistory.ts';
import { requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import { onPostgres } from '#tests/support/database.ts';
import { bookOf, changeUntil } from '#tests/support/policies/changes.ts';
import { openEdit, type Opened, sendUpdate, update, updateOf } from '#tests/support/policies/updates.ts';
import { dependentOf, paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, standingCharges } from '#tests/support/purchases/books.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());
const atAgency = { method: 'PAID_TO_AGENCY' } as const;

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const bought = async (
    travellers?: Parameters<typeof unpaidBody>[1],
    changed?: Parameters<typeof unpaidBody>[2],
  ) => {
    const body = await unpaidBody(agent, travellers, changed);
    const { record } = await buy(agent, paidToAgency(body));
    return openEdit(agent, record.policyNumber);
  };
  const numberOf = ({ policy }: Opened) => policy.paxes[0]?.policyNumber ?? '';
  const ending = ({ initial }: Opened, endDate: string): EditedPolicy => ({
    ...initial,
    tripInformation: { ...initial.tripInformation, endDate },
  });
  const first = ({ initial }: Opened, changed: object): EditedPolicy => ({
    ...initial,
    paxes: initial.paxes.map((pax, at) => (at === 0 ? { ...pax, ...changed } : pax)),
  });
  const shown = (edited: EditedPolicy) => agent.body(requotePolicy, { body: edited });
  const byCard = async (pan?: string) => ({
    method: 'CREDIT_CARD' as const,
    details: {
      cardOwnerReferenceNumber: '1',
      dataKey: await dataKeyOf(standins, pan),
      paymentType: 'CREDIT_CARD' as const,
      cardHolderName: 'Marie Tremblay',
    },
  });
  const books = async (opened: Opened) => JSON.stringify(await bookOf(server, numberOf(opened)));
  const phone = ({ initial }: Opened, number: string) =>
    first({ initial } as Opened, { contact: { ...initial.paxes[0]?.contact, phone: number } });

  it('[EN-032] [EN-033] a longer trip is charged, and the policy is changed in one version with its money, letter and history', async () => {
    const opened = await bought();
    const answer = await update(agent, opened, ending(opened, '2026-07-14'), atAgency);
    expect(answer).toMatchObject({ status: 200, body: { kind: 'ENDORSEMENT', status: 'done', refunds: [] } });
    const { policy } = await openEdit(agent, numberOf(opened));
    expect(policy.tripInformation.endDate).toBe('2026-07-14');
    expect(policy.paxes[0]).toMatchObject({
      policyStatus: 'ACTIVE',
      plan: { premiumTotal: 55.79, insuredDays: 14 },
      movements: [{ amount: 44.7 }, { type: 'CHARGE', method: 'PAID_TO_AGENCY', amount: 11.09 }],
      premiums: [{ kind: 'PURCHASE' }, { kind: 'ENDORSEMENT', amount: 11.09 }],
    });
    const { records } = await agent.body(readPolicyHistory, { params: { policyNumber: numberOf(opened) } });
    expect(records.map(({ reason }) => reason)).toEqual([
      'ACTIVATION',
      'ENDORSEMENT',
      'ACTIVATION',
      'PURCHASE',
    ]);
    expect(records[1]).toMatchObject({ by: 'Sophie Lavoie' });
    expect(records[1]?.changes).toEqual(
      expect.arrayContaining([
        { referenceNumber: null, field: 'endDate', from: '2026-07-10', to: '2026-07-14' },
        { referenceNumber: '1', field: 'premiumTotal', from: 44.7, to: 55.79 },
      ]),
    );
  });

  it('[EN-034] [EN-036] one traveller is charged by a card and another paid back to theirs, each by their own delta', async () => {
    const couple = [{}, { referenceNumber: '2', firstName: 'Paul', dateOfBirth: '1980-05-04', age: 46 }];
    const body = await unpaidBody(agent, couple);
    const { purchaseId, record } = await buy(agent, paidByCard(body, await dataKeyOf(standins)));
    const opened = await openEdit(agent, record.policyNumber);
    const [one, two] = opened.initial.paxes;
    const paxes = [
      { ...one, dateOfBirth: '1980-05-04', age: 46 },
      { ...two, dateOfBirth: '1986-05-04', age: 40 },
    ] as EditedPolicy['paxes'];
    const edited = { ...opened.initial, paxes };
    const price = await shown(edited);
    expect(price).toMatchObject({
      deltaTotal: 0,
      deltaPaxes: [{ deltaAmount: 14.93 }, { deltaAmount: -14.93 }],
    });
    const sent = updateOf(opened, edited, price, { method: 'ORIGINAL' });
    const [charged, refunded] = sent.paxes;
    const charge = { ...charged?.payments[0], ...(await byCard()) };
    const key = crypto.randomUUID();
    const mixed = { ...sent, paxes: [{ ...charged, payments: [charge] }, refunded] };
    const answer = await sendUpdate(agent, opened, mixed, { ...price, key });
    expect(answer).toMatchObject({ status: 200, body: { status: 'done', refunds: [{ amount: 14.93 }] } });
    await changeUntil(server, agent, key, ({ refunds }) => refunds[0]?.status === 'CONFIRMED');
    expect(await standingCharges(standins, key)).toEqual([1_493]);
    expect(await capturedCents(standins, purchaseId)).toBe(8_940);
    const book = await bookOf(server, record.policyNumber);
    expect(book).toMatchObject({ statuses: ['ACTIVE', 'ACTIVE'], returnedCents: 1_493 });
    expect(book.paidCents - book.returnedCents).toBe(book.premiumCents);
    expect(await sendUpdate(agent, opened, mixed, { ...price, key })).toMatchObject({ status: 200 });
    expect(await standingCharges(standins, key)).toEqual([1_493]);
    expect(await sendUpdate(agent, opened, sent, { ...price, key })).toMatchObject({
      status: 422,
      problem: { code: 'change.otherBody' },
    });
  });

  it('[EN-035] what costs nothing sends no payment; dependents are added and removed', async () => {
    const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3', firstName: 'Léo' })];
    const opened = await bought([{}], { travellerType: 'FAMILY', dependents });
    const [zoe, leo] = opened.initial.dependents ?? [];
    const mia = { ...leo, referenceNumber: '4', firstName: 'Mia' };
    const edited = { ...opened.initial, dependents: [leo, mia] } as EditedPolicy;
    expect(await update(agent, opened, edited, atAgency)).toMatchObject({ status: 200 });
    const { policy } = await openEdit(agent, numberOf(opened));
    expect(policy.dependents.map(({ firstName }) => firstName)).toEqual(['Léo', 'Mia']);
    const alone = await openEdit(agent, numberOf(opened));
    const smaller = { ...alone.initial, dependents: [leo, mia, zoe] } as EditedPolicy;
    expect(await shown(smaller).catch(String)).toMatch('notUnique');
    expect(policy.paxes[0]?.movements).toHaveLength(1);
  });

  it('[EN-032 partly] a declined card changes nothing and moves nothing; another one is charged under another key', async () => {
    const opened = await bought();
    const edited = ending(opened, '2026-07-14');
    const price = await shown(edited);
    const before = await books(opened);
    const key = crypto.randomUUID();
    const declined = updateOf(opened, edited, price, await byCard('4000000000000002'));
    expect(await sendUpdate(agent, opened, declined, { ...price, key })).toMatchObject({
      status: 400,
      problem: { code: 'payment.declined' },
    });
    expect(await standingCharges(standins, key)).toEqual([]);
    expect(await books(opened)).toBe(before);
    const again = updateOf(opened, edited, price, await byCard());
    expect(await sendUpdate(agent, opened, again, price)).toMatchObject({ status: 200 });
  });

  it('what was not shown is not done: another price, an old price, another revision, and nothing moves', async () => {
    const opened = await bought();
    const edited = ending(opened, '2026-07-14');
    const price = await shown(edited);
    const sent = updateOf(opened, edited, price, atAgency);
    const before = await books(opened);
    const code = async (body: unknown, given: { requoteId: string; key?: string }, of = opened) => {
      const answer = await sendUpdate(agent, of, body, given);
      return answer.ok ? null : [answer.status, answer.problem.code];
    };
    expect(await code(sent, { requoteId: `${price.requoteId}x` })).toEqual([400, 'request.invalid']);
    const shorter = await shown(ending(opened, '2026-07-12'));
    expect(await code(sent, shorter)).toEqual([409, 'premium.changed']);
    expect(await code(sent, price, { ...opened, policy: { ...opened.policy, revision: 1 } })).toEqual([
      412,
      'policy.stale',
    ]);
    expect(await books(opened)).toBe(before);
    server.clock.advance(16 * 60_000);
    await openEdit(agent, numberOf(opened));
    server.clock.advance(16 * 60_000);
    const late = await sendUpdate(agent, opened, sent, price);
    expect(late).toMatchObject({
      status: 409,
      problem: { code: 'premium.changed', requote: { deltaTotal: 11.09 } },
    });
    expect(await books(opened)).toBe(before);
    const { requote } = (late as unknown as { problem: { requote: { requoteId: string } } }).problem;
    expect(await code(sent, requote)).toBe(null);
    expect(await sendUpdate(agent, opened, sent, price)).toMatchObject({
      status: 412,
      problem: { code: 'policy.stale', revision: 4 },
    });
  });

  it('[EN-033] [EN-034] [EN-035] [PM-017] forged changes and payments are refused with a code, and nothing moves', async () => {
    const opened = await bought();
    const edited = ending(opened, '2026-07-14');
    const price = await shown(edited);
    const sent = updateOf(opened, edited, price, atAgency);
    const before = await books(opened);
    const [pax] = sent.paxes;
    const [due] = pax?.payments ?? [];
    const fields = async (changed: object) => {
      const answer = await sendUpdate(agent, opened, { ...sent, paxes: [{ ...pax, ...changed }] }, price);
      return answer.ok ? null : Object.keys(answer.problem.fields ?? {});
    };
    const details = (await byCard()).details;
    expect(await fields({ changeDelta: [] })).toEqual(['body.paxes.0.changeDelta']);
    const other = { fieldChanged: 'endDate', from: '2026-07-10', to: '2026-07-20' };
    expect(await fields({ changeDelta: [other] })).toEqual(['body.paxes.0.changeDelta']);
    expect(await fields({ payments: [] })).toEqual(['body.paxes.0.payments']);
    expect(await fields({ payments: [due, due] })).toEqual(['body.paxes.0.payments']);
    expect(await fields({ payments: [{ ...due, type: 'REFUND', method: 'ORIGINAL' }] })).toEqual([
      'body.paxes.0.payments.0.type',
    ]);
    expect(await fields({ payments: [{ ...due, amount: 11.08 }] })).toEqual([
      'body.paxes.0.payments.0.amount',
    ]);
    expect(await fields({ payments: [{ ...due, method: 'ORIGINAL' }] })).toEqual([
      'body.paxes.0.payments.0.method',
    ]);
    expect(await fields({ payments: [{ ...due, method: 'CREDIT_CARD' }] })).toEqual([
      'body.paxes.0.payments.0.details',
    ]);
    const secret = { ...due, method: 'CREDIT_CARD', details: { ...details, expDate: '2712', cvd: '123' } };
    expect(await fields({ payments: [secret] })).toEqual([
      'body.paxes.0.payments.0.details.expDate',
      'body.paxes.0.payments.0.details.cvd',
    ]);
    const stranger = {
      ...due,
      method: 'CREDIT_CARD',
      details: { ...details, cardOwnerReferenceNumber: '9' },
    };
    expect(await fields({ payments: [stranger] })).toEqual([
      'body.paxes.0.payments.0.details.cardOwnerReferenceNumber',
    ]);
    const free = phone(opened, '5145550188');
    const nothing = await shown(free);
    const given = updateOf(opened, free, nothing, atAgency);
    const paidForNothing = { ...given, paxes: [{ ...given.paxes[0], payments: [due] }] };
    expect(await sendUpdate(agent, opened, paidForNothing, nothing)).toMatchObject({
      status: 400,
      problem: { fields: { 'body.paxes.0.payments': 'notAllowed' } },
    });
    const reader = await signInAs(server.client('b2b'), 'arahman');
    expect(await sendUpdate(reader, opened, sent, price)).toMatchObject({ status: 403 });
    const elsewhere = await signInAs(server.client('b2b'), 'omartin');
    expect(await sendUpdate(elsewhere, opened, sent, price)).toMatchObject({ status: 404 });
    expect(await books(opened)).toBe(before);
  });
});
