import { applications } from '#domain/applications.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { placeAfterSignIn } from '#machines/portal/placeAfterSignIn.ts';
import { signInProblem } from '#machines/signInProblem.ts';
import { stepOfPath } from '#machines/portal/stepOfPath.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { purchaseMigrations } from '#machines/purchase/purchase.versions.ts';
import { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { growingPause, isWorthTrying, troubleAfter } from '#machines/trouble.ts';

const cards = ['1', '2'].map((payer) => ({
  payer,
  amountCents: 1_000,
  dataKey: `ot${payer}`,
  cardHolderName: 'Zoé',
}));

/** Pays with two cards; each port gives one of its answers after the other, and throws what is an error. */
async function paid(answers: Record<string, readonly unknown[]>, state: string) {
  const asked: [string, unknown][] = [];
  const emitted: unknown[] = [];
  const left = new Map(Object.entries(answers).map(([name, given]) => [name, [...given]]));
  const answer = (name: string) =>
    fromPromise<never, never>(async ({ input }) => {
      asked.push([name, input]);
      const next = left.get(name)?.shift();
      if (next instanceof Error) throw { at: 0, reason: next.message };
      return next as never;
    });
  const names = [
    'chargeCard',
    'lookUpCharge',
    'voidCharge',
    'refundCharge',
    'recordPolicies',
    'activatePolicy',
  ];
  const clock = new SimulatedClock();
  const machine = purchaseMachine.provide({
    actors: Object.fromEntries(names.map((name) => [name, answer(name)])) as never,
  });
  const actor = createActor(machine, { input: { purchaseId: 'K' }, clock }).start();
  actor.on('purchase.abandonOrder', (news) => void emitted.push(news));
  actor.send({ type: 'person.submitPayment', cards, payBy: 99 });
  for (let turn = 0; turn < 200 && actor.getSnapshot().value !== state; turn += 1) {
    await Promise.resolve();
    await Promise.resolve();
    if (turn % 10 === 9) clock.increment(10_000);
  }
  const { context, value } = actor.getSnapshot();
  actor.stop();
  return { context, value, asked, emitted };
}
const approved = { kind: 'approved', standingCents: 1_000 };
const recorded = { kind: 'recorded', policyNumbers: ['CM-1', 'CM-2'] };

describe('what is kept of a purchase', () => {
  test('are its approved charges without their tokens, its policies, and nothing wrong', async () => {
    const { context, asked } = await paid(
      { chargeCard: [approved, approved], recordPolicies: [recorded], activatePolicy: [null, null] },
      'confirmed',
    );
    expect(context).toMatchObject({
      attempt: 1,
      tries: 0,
      payBy: 99,
      declinedPayers: [],
      policyNumbers: ['CM-1', 'CM-2'],
      activeNumbers: ['CM-1', 'CM-2'],
      refusedNumbers: [],
      trouble: null,
    });
    expect(context.charges.map(({ orderId, state, dataKey }) => [orderId, state, dataKey])).toEqual([
      ['K.1.1', 'approved', null],
      ['K.1.2', 'approved', null],
    ]);
    expect(asked.slice(2)).toEqual([
      ['recordPolicies', { purchaseId: 'K', payBy: 99 }],
      ['activatePolicy', { policyNumber: 'CM-1' }],
      ['activatePolicy', { policyNumber: 'CM-2' }],
    ]);
  });

  test('is who was declined, and that what was charged before is voided', async () => {
    const { context } = await paid(
      { chargeCard: [approved, { kind: 'declined', reason: null }], voidCharge: [{ kind: 'voided' }] },
      'declined',
    );
    expect(context.charges.map(({ state, dataKey }) => [state, dataKey])).toEqual([
      ['voided', null],
      ['declined', null],
    ]);
    expect(context.declinedPayers).toEqual(['2', '1']);
  });

  test('is a refund of what stands of it, where it cannot be voided any more', async () => {
    const { context, asked } = await paid(
      {
        chargeCard: [approved, { kind: 'declined', reason: null }],
        voidCharge: [{ kind: 'notVoidable' }],
        lookUpCharge: [{ kind: 'approved', standingCents: 700 }],
        refundCharge: [null],
      },
      'declined',
    );
    expect(context.charges.map(({ state }) => state)).toEqual(['refunded', 'declined']);
    expect(context.declinedPayers).toEqual(['2', '1']);
    expect(asked.at(-1)).toEqual(['refundCharge', { orderId: 'K.1.1', amountCents: 700 }]);
  });

  test('is a card of which nothing stands charged, as one that was declined', async () => {
    const { context } = await paid({ chargeCard: [{ kind: 'returned' }] }, 'declined');
    expect(context.declinedPayers).toEqual(['1']);
    expect(context.charges.map(({ state, dataKey }) => [state, dataKey])).toEqual([
      ['declined', null],
      ['due', null],
    ]);
  });

  test('is that it opened with nothing', () => {
    const opened = createActor(purchaseMachine, { input: { purchaseId: 'K' } })
      .start()
      .getSnapshot().context;
    expect(opened).toEqual({
      purchaseId: 'K',
      attempt: 0,
      declines: 0,
      tries: 0,
      charges: [],
      policyNumbers: [],
      declinedPayers: [],
      declineReason: null,
      payBy: null,
      timeIsUp: false,
      standingCents: 0,
      trouble: null,
      stoodAt: 'lookingUp',
      activeNumbers: [],
      refusedNumbers: [],
      rounds: 0,
    });
  });

  test('of the first version is read with what came later, and under the name that its state has now', () => {
    const first = {
      purchaseId: 'K',
      attempt: 2,
      tries: 1,
      policyNumbers: ['CM-1'],
      declinedPayers: [],
      charges: [],
    };
    const read = purchaseMigrations[1]({ value: 'waitingToVoid', context: first });
    expect(read.value).toBe('waitingToUndo');
    expect(read.context).toEqual({
      ...first,
      declines: 0,
      declineReason: null,
      payBy: null,
      timeIsUp: false,
      standingCents: 0,
      trouble: null,
      stoodAt: 'lookingUp',
      activeNumbers: [],
      refusedNumbers: [],
      rounds: 0,
    });
    expect(purchaseMigrations[1]({ value: 'confirmed', context: first }).value).toBe('confirmed');
  });

  test('of the second version knows of no reason of the bank', () => {
    const second = { value: 'declined', context: { declinedPayers: ['1'] } };
    expect(purchaseMigrations[2](second)).toEqual({
      value: 'declined',
      context: { declinedPayers: ['1'], declineReason: null },
    });
  });

  test('of the third version counts as declined every attempt that ended without a purchase', () => {
    const declinesIn = (value: string, attempt: number) =>
      purchaseMigrations[3]({ value, context: { attempt } }).context;
    expect(declinesIn('declined', 5)).toEqual({ attempt: 5, declines: 5 });
    expect(declinesIn('charging', 3)).toEqual({ attempt: 3, declines: 2 });
    expect(declinesIn('prepared', 0)).toEqual({ attempt: 0, declines: 0 });
  });
});

describe('work that fails', () => {
  test('is tried again after five seconds, twice as long each time, and after an hour at the longest', () => {
    expect([0, 1, 2, 3, 4, 10, 11, 20].map(growingPause)).toEqual([
      5_000, 5_000, 10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000,
    ]);
  });

  test('goes on by itself for two days', () => {
    const first = troubleAfter(null, { at: 100, reason: 'away' });
    expect(first).toEqual({ since: 100, last: 100, times: 1, reason: 'away' });
    const second = troubleAfter(first, { at: 172_800_099, reason: 'still away' });
    expect(second).toEqual({ since: 100, last: 172_800_099, times: 2, reason: 'still away' });
    expect([isWorthTrying(null), isWorthTrying(second)]).toEqual([true, true]);
    expect(isWorthTrying(troubleAfter(second, { at: 172_800_100, reason: 'away' }))).toBe(false);
  });
});

describe('an address of the portal', () => {
  test('asks for its step, or for the first', () => {
    expect(['/apply', '/plan', '/apply/x', '/', '/users'].map(stepOfPath)).toEqual([
      'CONTACT_DETAILS',
      'SELECT_PLAN',
      'TRAVELLER_DETAILS',
      'TRAVELLER_DETAILS',
      'TRAVELLER_DETAILS',
    ]);
  });

  test('is gone on to after a sign-in, else the root of the white label', () => {
    const place = (returnTo: { path: string; search: string } | null, refCode: string | null) =>
      placeAfterSignIn({ returnTo, refCode, application: applications.b2b, language: 'en' } as Parameters<
        typeof placeAfterSignIn
      >[0]);
    const wanted = { path: '/faq', search: '' };
    expect([place(wanted, null), place(wanted, 'REF1'), place(null, null)]).toEqual([wanted, wanted, null]);
    expect(place(null, 'REF1')).toEqual({ path: '/', search: '?refCode=REF1' });
  });
});

test('[SI-010] a failed sign-in has a part for the person and a part for the log', () => {
  expect(signInProblem({ code: 'signIn.refused', text: ' Ask us | a | b ' })).toEqual({
    code: 'signIn.refused',
    message: 'Ask us',
    debug: 'a | b',
  });
  expect(signInProblem(new Error('away'))).toEqual({ code: 'unknown', message: 'away', debug: '' });
  expect([signInProblem(null), signInProblem(undefined)].map(({ message }) => message)).toEqual(['', '']);
  expect(signInProblem('plain').message).toBe('plain');
  expect(signInProblem({ text: 7 }).message).toBe('[object Object]');
});

test('a table is searched by the values of the fields that are chosen', () => {
  const fields = [
    { key: 'name', kind: 'text' as const },
    { key: 'sold', kind: 'date' as const },
  ];
  const actor = createActor(tableFilterMachine, {
    input: { fields, shownAtFirst: ['name'], filter: {}, searchIsAllowed: true },
  }).start();
  const type = (end: string, text: string) => actor.send({ type: 'person.enterValue', end, text });
  const values = () => actor.getSnapshot().context.filter;
  actor.send({ type: 'person.addField', key: 'nothing' });
  actor.send({ type: 'person.addField', key: 'sold' });
  expect(actor.getSnapshot().context.chosen).toEqual(['name', 'sold']);
  type('name', 'Roy');
  type('soldStart', '2026-01-01');
  type('soldEnd', '2026-01-31');
  expect(values()).toEqual({ name: 'Roy', soldStart: '2026-01-01', soldEnd: '2026-01-31' });
  type('soldEnd', '');
  expect(values()).toEqual({ name: 'Roy', soldStart: '2026-01-01' });
  actor.send({ type: 'person.deleteField', key: 'sold' });
  expect(values()).toEqual({ name: 'Roy' });
  expect(actor.getSnapshot().context.chosen).toEqual(['name']);
});
