import { expect } from 'vitest';
import { purchaseId } from '../support/sale/purchase.ts';
import { emitFrom, send } from '../support/tours/stimuli.ts';
import {
  asksAlone,
  expectAnew,
  holdsTokensOf,
  isApart,
  isTogether,
  paid,
  paidAlone,
  type Snapshot,
  submitted,
} from './payment.situations.ts';

const isBuying = (snapshot: Snapshot) => isApart(snapshot) && snapshot.matches({ open: 'purchasing' });
/** Apart; the payers who hold a token then, who is asked, and that nothing is under way. */
const expectAsked = (snapshot: Snapshot, paxId: string) => {
  expect(snapshot.context).toMatchObject({ currentPayer: paxId, cardIsComplete: false });
  expect(snapshot.matches({ open: { entering: 'filling' } })).toBe(true);
};
const spentOf = (...paxIds: string[]) => ({ type: 'parent.spendTokens', paxIds });

/** What can happen where each traveller pays with their own method and card ([PY-041]). */
export const payingApart = [
  send(
    'theChargeIsGivenBack',
    [
      { type: 'settlement.prepared', purchaseId },
      { type: 'settlement.failed', problem: 'purchase.notCompleted' },
    ],
    {
      when: (snapshot: Snapshot) => snapshot.matches({ open: 'purchasing' }),
      requirements: ['CP-039'],
      check: (after, seen, before) => {
        expectAsked(after as Snapshot, 'pax-1');
        expect(after.context.problem).toBe('purchase.notCompleted');
        expect(holdsTokensOf(after as Snapshot)).toBe(true);
        const payers = (before as Snapshot).context.settled.map(({ paxId }) => paxId);
        expect(seen.received('tokenisation').at(-1)).toEqual(spentOf(...payers));
      },
    },
  ),
  send(
    'personLetsEachPay',
    { type: 'person.choosePayers', individualPayment: 'true' },
    {
      when: isTogether,
      requirements: ['PY-041 partly'],
      check: (after, seen) => {
        expectAsked(after as Snapshot, 'pax-1');
        expect(after.context).toMatchObject({ individualPayment: 'true', settled: [] });
        expect(after.context.form).toMatchObject({ method: 'CREDIT_CARD', cardHolderName: '' });
        expect(seen.received('tokenisation').at(-1)).toEqual(spentOf('pax-1'));
        expectAnew(after, seen.received('settlement'));
      },
    },
  ),
  send(
    'personLetsOnePay',
    { type: 'person.choosePayers', individualPayment: 'false' },
    {
      when: isApart,
      requirements: ['PY-041 partly'],
      check: (after, seen) => {
        expectAsked(after as Snapshot, 'pax-1');
        expect(after.context).toMatchObject({ individualPayment: 'false', settled: [] });
        expect(seen.received('tokenisation').at(-1)).toEqual(spentOf('pax-1', 'pax-2'));
        expectAnew(after, seen.received('settlement'));
      },
    },
  ),
  send(
    'personChangesFirstPayer',
    { type: 'person.changePayer', paxId: 'pax-1' },
    {
      requirements: ['PY-037 partly', 'PY-041 partly'],
      check: (after, seen, before) => {
        expectAsked(after as Snapshot, 'pax-1');
        const name = holdsTokensOf(before as Snapshot, 'pax-1')
          ? 'Marie Tremblay'
          : after.context.form.cardHolderName;
        expect(after.context.form.cardHolderName).toBe(name);
        expect(holdsTokensOf(after as Snapshot, 'pax-1')).toBe(false);
        expect(after.context.problem).toBeNull();
        expect(seen.received('tokenisation').at(-1)).toEqual(spentOf('pax-1'));
      },
    },
  ),
  emitFrom(
    'theFirstPayerIsSettled',
    'tokenisation',
    { type: 'tokenisation.completed', payers: [paid] },
    {
      when: (snapshot: Snapshot) => asksAlone('pax-1')(snapshot) && holdsTokensOf(snapshot),
      requirements: ['PY-041 partly'],
      check: (after, seen) => {
        expectAsked(after as Snapshot, 'pax-2');
        expect(after.context.settled).toEqual([paid]);
        expect(after.context.form).toMatchObject({ method: 'CREDIT_CARD', cardHolderName: '' });
        expect(seen.inputs('cardField').at(-1)).toMatchObject({ cardId: 'pax-2' });
      },
    },
  ),
  emitFrom(
    'onlyTheSecondPayerIsSettled',
    'tokenisation',
    { type: 'tokenisation.completed', payers: [paidAlone] },
    {
      when: (snapshot: Snapshot) => asksAlone('pax-2')(snapshot) && holdsTokensOf(snapshot),
      check: (after) => {
        expectAsked(after as Snapshot, 'pax-1');
        expect(after.context.settled).toEqual([paidAlone]);
      },
    },
  ),
  emitFrom(
    'bothPayersAreSettled',
    'tokenisation',
    { type: 'tokenisation.completed', payers: [paid, paidAlone] },
    {
      when: (snapshot: Snapshot) =>
        isApart(snapshot) && snapshot.context.form.method === 'CREDIT_CARD' && !holdsTokensOf(snapshot),
      requirements: ['PY-036 partly'],
      check: (after, seen) => {
        expect(after.context.settled).toEqual([paid, paidAlone]);
        expect(seen.received('agencySwitch').at(-1)).toEqual({ type: 'parent.switch' });
      },
    },
  ),
  emitFrom(
    'theSellerIsSwitchedForBoth',
    'agencySwitch',
    { type: 'agencySwitch.switched' },
    {
      when: isApart,
      requirements: ['PY-041 partly', 'PY-042 partly'],
      check: (_, seen) => {
        const body = submitted(seen.received('settlement'));
        expect(body.individualPayment).toBe('true');
        expect(body.paxes.map(({ payments }) => payments[0]?.details)).toMatchObject([
          { cardOwnerReferenceNumber: 'pax-1', dataKey: 'ot4abc' },
          { cardOwnerReferenceNumber: 'pax-2', dataKey: 'ot5def' },
        ]);
      },
    },
  ),
  emitFrom(
    'theFirstCardIsDeclined',
    'settlement',
    { type: 'settlement.declined', decline: { payers: ['pax-1'], reason: 'card.expired' } },
    {
      when: isBuying,
      requirements: ['CP-039', 'PY-037 partly', 'PY-041 partly'],
      check: (after, seen) => {
        expectAsked(after as Snapshot, 'pax-1');
        expect(after.context).toMatchObject({ problem: 'payment.declined' });
        expect(after.context.form.cardHolderName).toBe('Marie Tremblay');
        expect(holdsTokensOf(after as Snapshot, 'pax-2')).toBe(true);
        expect(seen.received('tokenisation').at(-1)).toEqual(spentOf('pax-1'));
      },
    },
  ),
  emitFrom(
    'theSecondCardIsDeclined',
    'settlement',
    { type: 'settlement.declined', decline: { payers: ['pax-2', 'pax-1'], reason: null } },
    {
      when: isBuying,
      requirements: ['CP-039', 'PY-041 partly'],
      check: (after, seen) => {
        expectAsked(after as Snapshot, 'pax-2');
        expect(after.context.decline).toEqual({ payers: ['pax-2', 'pax-1'], reason: null });
        expect(holdsTokensOf(after as Snapshot)).toBe(true);
        expect(seen.received('tokenisation').at(-1)).toEqual(spentOf('pax-2', 'pax-1'));
      },
    },
  ),
] as const;
