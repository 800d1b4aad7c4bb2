import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { tokenisationMachine } from '#machines/tokenisation/tokenisation.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';

type Snapshot = SnapshotFrom<typeof tokenisationMachine>;

const card = (paxId: string) => ({ paxId, method: 'CREDIT_CARD' }) as const;
const token = (paxId: string) => ({
  dataKey: `ot4${paxId.replace('-', '')}`,
  cardType: 'VISA' as const,
  paymentType: 'CREDIT_CARD' as const,
  cardHolderName: 'Marie Tremblay',
});
const tokenOf = ({ context }: Snapshot, paxId: string) =>
  context.payers.find((payer) => payer.paxId === paxId)?.token ?? null;
const isAsked = (paxId: string) => (snapshot: Snapshot) =>
  snapshot.context.payers.some((payer) => payer.paxId === paxId && payer.method === 'CREDIT_CARD') &&
  tokenOf(snapshot, paxId) === null;
/** Everybody pays in cash, pays the agency, or pays by a card of which there is a token. */
const everyoneIsSettled = ({ context }: Snapshot) =>
  context.payers.every(
    ({ method, token: obtained }) => ['CASH', 'PAID_TO_AGENCY'].includes(method) || obtained !== null,
  );

export const tokenisationTour = defineTour({
  machine: tokenisationMachine,
  switches: 1,
  stimuli: [
    send(
      'submitsTwoCards',
      { type: 'parent.submit', payers: [card('pax-1'), card('pax-2')] },
      {
        claims: [
          {
            requirements: ['PY-034'],
            where: (_, before) => before.matches('NOT_STARTED'),
            check: (after) => expect(after.matches('INITIATED')).toBe(true),
          },
          {
            requirements: ['CP-039'],
            check: (after, _, before) => {
              for (const paxId of ['pax-1', 'pax-2'])
                expect(tokenOf(after, paxId)).toEqual(tokenOf(before, paxId));
            },
          },
        ],
      },
    ),
    send(
      'submitsCashAndPaidToAgency',
      {
        type: 'parent.submit',
        payers: [
          { paxId: 'pax-1', method: 'CASH' },
          { paxId: 'pax-2', method: 'PAID_TO_AGENCY' },
        ],
      },
      {
        requirements: ['PY-035', 'PY-036 partly'],
        check: (after, seen) => {
          expect(after.matches('COMPLETED')).toBe(true);
          expect(seen.toParent.at(-1)?.type).toBe('tokenisation.completed');
        },
      },
    ),
    send(
      'givesFirstToken',
      { type: 'parent.giveToken', paxId: 'pax-1', token: token('pax-1') },
      {
        when: isAsked('pax-1'),
        requirements: ['PY-035'],
        check: (after) => expect(after.matches('COMPLETED')).toBe(tokenOf(after, 'pax-2') !== null),
      },
    ),
    send(
      'givesSecondToken',
      { type: 'parent.giveToken', paxId: 'pax-2', token: token('pax-2') },
      { when: (snapshot) => isAsked('pax-2')(snapshot) && !isAsked('pax-1')(snapshot) },
    ),
    send(
      'refusesSecondToken',
      { type: 'parent.refuseToken', paxId: 'pax-2', problem: 'card.mon_943' },
      {
        when: (snapshot) => isAsked('pax-2')(snapshot) && !isAsked('pax-1')(snapshot),
        requirements: ['PY-037 partly'],
        check: (after, seen) => {
          expect(after.context.payers[1]?.problem).toBe('card.mon_943');
          expect(tokenOf(after, 'pax-1')).toEqual(token('pax-1'));
          expect(seen.toParent.at(-1)).toEqual({
            type: 'tokenisation.failed',
            paxId: 'pax-2',
            problem: 'card.mon_943',
          });
        },
      },
    ),
    send(
      'spendsFirstToken',
      { type: 'parent.spendTokens', paxIds: ['pax-1'] },
      {
        requirements: ['PY-037 partly'],
        check: (after, _, before) => {
          const payersOf = ({ context }: Snapshot) =>
            context.payers.map(({ paxId, method }) => [paxId, method]);
          expect(payersOf(after)).toEqual(payersOf(before));
          expect(tokenOf(after, 'pax-1')).toBeNull();
          expect(tokenOf(after, 'pax-2')).toEqual(tokenOf(before, 'pax-2'));
        },
      },
    ),
    send(
      'spendsOneTokenAfterTheOther',
      [
        { type: 'parent.spendTokens', paxIds: ['pax-1'] },
        { type: 'parent.spendTokens', paxIds: ['pax-2'] },
      ],
      {
        when: (snapshot) => tokenOf(snapshot, 'pax-2') !== null,
        check: (after) => {
          expect(after.matches('NOT_STARTED')).toBe(true);
          expect([tokenOf(after, 'pax-1'), tokenOf(after, 'pax-2')]).toEqual([null, null]);
        },
      },
    ),
  ],
  holds: {
    NOT_STARTED: {
      requirements: ['PY-033'],
      check: (snapshot) => {
        expect(snapshot.value).toBe('NOT_STARTED');
        expect(Object.keys(snapshot.machine.states)).toEqual(['NOT_STARTED', 'INITIATED', 'COMPLETED']);
      },
    },
    INITIATED: [
      { check: (snapshot) => expect(snapshot.context.payers.length).toBeGreaterThan(0) },
      {
        requirements: ['PY-034', 'PY-035'],
        where: (snapshot) => !snapshot.matches({ INITIATED: 'looking' }),
        check: (snapshot, seen) => {
          expect(everyoneIsSettled(snapshot)).toBe(false);
          expect(seen.toParent.length).toBeGreaterThan(0);
        },
      },
    ],
    'INITIATED.looking': ({ context }) => expect(context.payers.length).toBe(2),
    'INITIATED.asking': (snapshot, seen) => {
      const asked = isAsked('pax-1')(snapshot) ? 'pax-1' : 'pax-2';
      expect(seen.toParent.at(-1)).toEqual({ type: 'tokenisation.asked', paxId: asked });
    },
    'INITIATED.refused': {
      requirements: ['PY-035', 'PY-037 partly'],
      check: (snapshot) =>
        expect(snapshot.can({ type: 'parent.submit', payers: [card('pax-1')] })).toBe(true),
    },
    COMPLETED: {
      requirements: ['PY-035'],
      check: (snapshot, seen) => {
        const { payers } = snapshot.context;
        expect(everyoneIsSettled(snapshot)).toBe(true);
        expect(seen.toParent.at(-1)).toEqual({ type: 'tokenisation.completed', payers });
      },
    },
  },
});
