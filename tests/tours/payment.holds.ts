import { expect } from 'vitest';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { policyRecord } from '../support/sale/purchase.ts';
import type { TourDefinition } from '../support/tours/types.ts';
import {
  expectNothingBought,
  expectNothingToPay,
  isByCard,
  languagesOf,
  notOffered,
  pay,
} from './payment.situations.ts';

/** What must be true in each state of the payment. */
export const paymentHolds: TourDefinition<typeof paymentMachine, string>['holds'] = {
  preparing: {
    requirements: ['CP-033'],
    check: (snapshot) => expect(snapshot.can(pay)).toBe(false),
  },
  notPrepared: (snapshot) => {
    expect(snapshot.context.problem).toBe('network.unreachable');
    expect(snapshot.can(pay)).toBe(false);
    expect(snapshot.can({ type: 'person.goBack' })).toBe(true);
  },
  resuming: {
    requirements: ['CP-033', 'CP-039'],
    check: (snapshot) => {
      expect(snapshot.can(pay)).toBe(false);
      expect(snapshot.hasTag('checking')).toBe(true);
    },
  },
  open: [
    {
      requirements: ['PY-032'],
      check: ({ context }, seen) =>
        expect(seen.inputs('cardField').at(-1)).toMatchObject({
          cardId: context.currentPayer,
          profileId: 'sample',
          mayEnterToken: false,
        }),
    },
    {
      check: ({ context }, seen) => {
        const languages = languagesOf([...seen.inputs('cardField'), ...seen.received('cardField')]);
        expect(languages.at(-1)).toBe(context.language);
      },
    },
  ],
  'open.entering': [
    {
      requirements: ['PY-041 partly'],
      check: ({ context }) => {
        const { payers, individualPayment } = context;
        const shares = { true: [['pax-1'], ['pax-2']], false: [['pax-1', 'pax-2']] };
        expect(payers.map(({ paxIds }) => paxIds)).toEqual(shares[individualPayment]);
        expect(payers.map(({ paxId }) => paxId)).toContain(context.currentPayer);
      },
    },
    {
      requirements: ['PY-043'],
      check: (snapshot) =>
        expect(snapshot.can(pay)).toBe(!isByCard(snapshot) || snapshot.context.cardIsComplete),
    },
    {
      check: (snapshot) => {
        const { settled, currentPayer } = snapshot.context;
        const own = settled.filter(({ paxId, token }) => paxId === currentPayer && token !== null);
        expect(snapshot.can({ type: 'person.changeCard' })).toBe(own.length > 0);
        expect(snapshot.can({ type: 'person.changePayer', paxId: currentPayer })).toBe(false);
        expect(snapshot.can(notOffered)).toBe(false);
      },
    },
  ],
  'open.entering.filling': ({ context }) => expect(context.record).toBeNull(),
  'open.entering.pending': {
    requirements: ['CP-022'],
    check: (snapshot, seen) => {
      expectNothingBought(seen);
      expect(snapshot.hasTag('underway')).toBe(false);
    },
  },
  'open.switching': [
    {
      requirements: ['CP-020', 'CP-022'],
      check: (_, seen) => {
        expect(seen.received('agencySwitch').at(-1)).toEqual({ type: 'parent.switch' });
        expectNothingBought(seen);
      },
    },
    {
      requirements: ['CP-033'],
      check: (snapshot) => {
        expect(snapshot.hasTag('underway')).toBe(true);
        expect(snapshot.can(pay)).toBe(false);
      },
    },
  ],
  'open.tokenising': {
    requirements: ['PY-043', 'CP-033'],
    check: (snapshot) => {
      expect(snapshot.can(pay)).toBe(false);
    },
  },
  'open.purchasing': [
    {
      requirements: ['CP-033', 'PY-043'],
      check: (snapshot) => expect(snapshot.can(pay)).toBe(false),
    },
    {
      requirements: ['CP-003'],
      check: (_, seen) => expect(seen.received('settlement').at(-1)?.type).toBe('parent.submit'),
    },
  ],
  'open.purchasing.creating': (snapshot) => expect(snapshot.hasTag('checking')).toBe(false),
  'open.purchasing.checking': (snapshot) => expect(snapshot.hasTag('checking')).toBe(true),
  activationFailed: {
    requirements: ['CP-031 partly'],
    check: (snapshot) => {
      expect(snapshot.status).toBe('active');
      expect(snapshot.context.policyNumber).toBe('TC-100000001');
      expect(snapshot.can(pay)).toBe(false);
      expect(snapshot.can({ type: 'person.goBack' })).toBe(false);
    },
  },
  needsAttention: { requirements: ['CP-033'], check: expectNothingToPay },
  outOfSight: { requirements: ['CP-033'], check: expectNothingToPay },
  confirmed: {
    requirements: ['CP-004'],
    check: ({ output }) =>
      expect(output?.outcome).toEqual({
        kind: 'confirmed',
        record: policyRecord('pax-1', 'pax-2'),
        paidCents: 19_000,
      }),
  },
  left: ({ output }) => expect(output?.outcome).toEqual({ kind: 'left' }),
};
