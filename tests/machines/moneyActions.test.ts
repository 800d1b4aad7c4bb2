import { describe, expect, test } from 'vitest';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { purchaseOpening } from '#machines/purchase/purchase.setup.ts';
import { strayOrderMachine } from '#machines/strayOrder/strayOrder.machine.ts';

type Named = Record<string, unknown>;
type Chart = { implementations: { actions: Named; guards: Named; delays: Named } };

const charts = {
  purchase: purchaseMachine as unknown as Chart,
  payment: paymentMachine as unknown as Chart,
  createPolicy: createPolicyMachine as unknown as Chart,
  strayOrder: strayOrderMachine as unknown as Chart,
};

/** What an action of a chart that remembers something makes of a context. */
const assigned = (chart: keyof typeof charts, name: string, context: object, params?: unknown) =>
  (
    charts[chart].implementations.actions[name] as { assignment: (of: object, params: unknown) => object }
  ).assignment({ context }, params);
const sent = (chart: keyof typeof charts, name: string, params: unknown) =>
  (charts[chart].implementations.actions[name] as { event: (of: object, params: unknown) => object }).event(
    {},
    params,
  );
const allows = (chart: keyof typeof charts, name: string, context: object, params: unknown) =>
  (charts[chart].implementations.guards[name] as (of: object, params: unknown) => boolean)(
    { context },
    params,
  );
const pauseOf = (chart: keyof typeof charts, name: string, context: object) =>
  (charts[chart].implementations.delays[name] as (of: object) => number)({ context });
type Invoked = { id: string; input: (of: object) => object };
const inputOf = (invokes: readonly unknown[], id: string, context: object) =>
  (invokes as readonly Invoked[]).find((invoked) => invoked.id === id)?.input({ context });

const opened = purchaseOpening('K');
const troubled = (times: number) => ({ ...opened, trouble: { since: 0, last: 0, times, reason: 'away' } });

describe('a purchase', () => {
  test.each(['lookUpPause', 'undoPause', 'recordPause'])('waits longer each time: %s', (name) => {
    expect([opened, troubled(1), troubled(3)].map((context) => pauseOf('purchase', name, context))).toEqual([
      5_000, 5_000, 20_000,
    ]);
  });

  test('waits between rounds of activation, first while the buyer waits and then without', () => {
    const after = (name: string, rounds: number) => pauseOf('purchase', name, { ...opened, rounds });
    expect([after('promptActivationPause', 0), after('promptActivationPause', 2)]).toEqual([1_000, 4_000]);
    expect([after('activationPause', 2), after('activationPause', 3), after('activationPause', 5)]).toEqual([
      5_000, 10_000, 40_000,
    ]);
  });

  test('notes the card of an order that it gives up and that no bank answered, and forgets its token', () => {
    const charge = { payer: '2', amountCents: 5, cardHolderName: 'Zoé', orderId: 'K.1.1' };
    const context = { ...opened, charges: [{ ...charge, dataKey: 'ot1', state: 'due' }] };
    expect(assigned('purchase', 'noteAbandonment', context)).toEqual({
      declinedPayers: ['2'],
      declineReason: 'gateway.unreachable',
      trouble: null,
      charges: [{ ...charge, dataKey: null, state: 'abandoned' }],
    });
  });

  test('counts what a bank declined, and not what was given back', () => {
    const once = { ...opened, attempt: 2, declines: 1 };
    const declines = (outcome: object) => assigned('purchase', 'noteDecline', once, outcome);
    expect(declines({ kind: 'declined', reason: null })).toMatchObject({ declines: 2 });
    expect(declines({ kind: 'returned' })).toMatchObject({ declines: 1 });
  });

  test('knows of nothing that stands, and of no policies, where there are none', () => {
    const cents = (outcome: object) => assigned('purchase', 'rememberStanding', opened, outcome);
    expect(cents({ kind: 'approved', standingCents: 7 })).toEqual({ standingCents: 7 });
    expect(cents({ kind: 'declined', reason: null })).toEqual({ standingCents: 0 });
    expect(assigned('purchase', 'rememberPolicies', opened, { kind: 'tooLate' })).toEqual({
      policyNumbers: [],
      trouble: null,
    });
    expect(assigned('purchase', 'beginRound', { ...opened, rounds: 1, refusedNumbers: ['CM-1'] })).toEqual({
      refusedNumbers: [],
      rounds: 2,
    });
  });

  test('activates the next policy, also when nobody waits for it', () => {
    const context = { ...opened, policyNumbers: ['CM-1', 'CM-2'], activeNumbers: ['CM-1'] };
    for (const state of ['activating', 'reactivating'] as const) {
      expect(inputOf(purchaseMachine.states[state]?.invoke ?? [], 'activatePolicy', context), state).toEqual({
        policyNumber: 'CM-2',
      });
    }
  });
});

describe('an order that was given up', () => {
  test('is looked for less often each time, as often as it was looked for or failed', () => {
    const pause = (looks: number, times: number) =>
      pauseOf('strayOrder', 'lookUpPause', { looks, trouble: times === 0 ? null : { times } });
    expect([pause(0, 0), pause(2, 0), pause(0, 2), pause(3, 1)]).toEqual([5_000, 20_000, 20_000, 40_000]);
  });

  test('has nothing standing where it is not approved', () => {
    const cents = (outcome: object) => assigned('strayOrder', 'rememberStanding', {}, { outcome, at: 0 });
    expect([cents({ kind: 'approved', standingCents: 7 }), cents({ kind: 'returned' })]).toEqual([
      { standingCents: 7 },
      { standingCents: 0 },
    ]);
  });
});

describe('the payment', () => {
  test('keeps its key and the name when another method is chosen', () => {
    const form = { purchaseId: 'K', method: 'CREDIT_CARD', cardHolderName: 'Zoé' };
    expect(assigned('payment', 'rememberMethod', { form }, 'CASH')).toEqual({
      form: { ...form, method: 'CASH' },
    });
    expect(inputOf(paymentMachine.root.invoke, 'settlement', { form, order: 'what is bought' })).toEqual({
      purchaseId: 'K',
      order: 'what is bought',
    });
  });

  test('forgets the token of a payer who is declined, and of nobody else', () => {
    const payer = (paxId: string) => ({
      paxId,
      method: 'CREDIT_CARD',
      token: { dataKey: paxId },
      problem: null,
    });
    const context = { settled: [payer('1'), payer('2')], cardIsComplete: true };
    expect(assigned('payment', 'noteDecline', context, { payers: ['2'], reason: 'card.expired' })).toEqual({
      problem: 'payment.declined',
      decline: { payers: ['2'], reason: 'card.expired' },
      cardIsComplete: false,
      settled: [payer('1'), { ...payer('2'), token: null, problem: 'payment.declined' }],
    });
  });

  test('passes on the language and the refusal of a token', () => {
    expect(sent('payment', 'tellCardLanguage', 'fr')).toEqual({
      type: 'parent.chooseLanguage',
      language: 'fr',
    });
    expect(sent('payment', 'refuseToken', { paxId: '1', problem: 'card.mon_943' })).toEqual({
      type: 'parent.refuseToken',
      paxId: '1',
      problem: 'card.mon_943',
    });
  });
});

describe('the making of a policy', () => {
  test('needs a new key only as long as nothing was submitted', () => {
    const asks = (submitted: object | null) =>
      allows('createPolicy', 'newKeyIsNeeded', { submitted }, 'notFound');
    expect([asks(null), asks({})]).toEqual([true, false]);
    expect(allows('createPolicy', 'newKeyIsNeeded', { submitted: null }, 'payment.declined')).toBe(false);
  });

  test('says that nothing was received, unless it knows why', () => {
    expect(assigned('createPolicy', 'noteNothingBought', { problem: null })).toEqual({
      problem: 'purchase.notReceived',
    });
    expect(assigned('createPolicy', 'noteNothingBought', { problem: 'payment.declined' })).toEqual({
      problem: 'payment.declined',
    });
  });

  test('begins with nobody declined', () => {
    const context = (createPolicyMachine.config as unknown as { context: (of: object) => object }).context({
      input: { purchaseId: 'K' },
    });
    expect(context).toMatchObject({
      purchaseId: 'K',
      decline: { payers: [], reason: null },
      problem: null,
    });
  });
});
