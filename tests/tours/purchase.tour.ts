import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { PurchaseContext } from '#machines/purchase/purchase.types.ts';
import { defineTour } from '../support/tours/define.ts';
import {
  approvedCents,
  cardOf,
  lookUpGivenUpLater,
  paidFingerprint,
  paidHolds,
  paidStimuli,
  payBy,
  troubleOf,
} from '../support/tours/parts/paid.ts';
import { send, settle } from '../support/tours/stimuli.ts';

const noCards = { type: 'person.submitPayment', cards: [], payBy } as const;
/** Nothing is charged here, nobody is asked for a token that was used, and nothing is in force. */
const nothingIsLeft = ({ charges, policyNumbers }: PurchaseContext) => {
  expect(approvedCents(charges)).toBe(0);
  expect(charges.map(({ dataKey }) => dataKey)).not.toContainEqual(expect.anything());
  expect(policyNumbers).toEqual([]);
};
/** [CP-031] The policies are paid for, and nobody is asked to pay again. */
const paidNotActive = (snapshot: SnapshotFrom<typeof purchaseMachine>) => {
  expect(snapshot.context.policyNumbers).toEqual(['TC-100000001', 'TC-100000002']);
  expect(snapshot.context.activeNumbers.length).toBeLessThan(2);
  expect(snapshot.can(noCards)).toBe(false);
};

export const purchaseTour = defineTour({
  machine: purchaseMachine,
  input: { purchaseId: 'p1' },
  switches: 1,
  fingerprint: ({ context }) => paidFingerprint(context, context.policyNumbers.length > 0),
  stimuli: [
    send('submitsTwoCards', { type: 'person.submitPayment', cards: [cardOf('1'), cardOf('2')], payBy }),
    send('submitsOneCard', { type: 'person.submitPayment', cards: [cardOf('1')], payBy }),
    send('submitsCash', noCards),
    ...paidStimuli('recordPolicies'),
    lookUpGivenUpLater,
    settle('thePoliciesAreRecorded', 'recordPolicies', {
      kind: 'recorded',
      policyNumbers: ['TC-100000001', 'TC-100000002'],
    }),
  ],
  holds: {
    prepared: ({ context }) => expect(context.attempt).toBe(0),
    settling: ({ context }) => expect(context.attempt).toBeGreaterThan(0),
    ...paidHolds,
    lookingUp: { requirements: ['CP-039'], check: paidHolds.lookingUp },
    declined: [
      {
        requirements: ['CP-039'],
        check: (snapshot) => {
          nothingIsLeft(snapshot.context);
          expect(snapshot.can(noCards)).toBe(true);
        },
      },
      {
        check: ({ context }, seen) => {
          const abandoned = context.charges.filter(({ state }) => state === 'abandoned');
          for (const { orderId, amountCents } of abandoned) {
            expect(context.declineReason).toBe('gateway.unreachable');
            expect(seen.emitted).toContainEqual({ type: 'purchase.abandonOrder', orderId, amountCents });
          }
        },
      },
    ],
    expired: ({ context }) => {
      nothingIsLeft(context);
      expect(context.timeIsUp).toBe(true);
    },
    recording: ({ context: { charges } }) => {
      const settled = charges.filter(
        ({ state, cardEnding }) => state === 'approved' && cardEnding === '4242',
      );
      expect(charges).toEqual(settled);
    },
    waitingToRecord: ({ context }) => expect(context.policyNumbers).toEqual([]),
    needsAttention: (snapshot) => {
      expect(troubleOf(snapshot.context)).toBe('long');
      expect(snapshot.hasTag('attention')).toBe(true);
      expect(snapshot.can(noCards)).toBe(false);
    },
    choosingPolicy: ({ context }) => expect(context.policyNumbers).toHaveLength(2),
    reactivating: (snapshot) => {
      paidNotActive(snapshot);
      expect(snapshot.hasTag('underway')).toBe(false);
    },
    activationDelayed: { requirements: ['CP-031 partly'], check: paidNotActive },
    activationFailed: {
      requirements: ['CP-031 partly'],
      check: (snapshot) => {
        paidNotActive(snapshot);
        expect(snapshot.hasTag('attention')).toBe(true);
      },
    },
    confirmed: ({ context }) => {
      expect(context.charges.every(({ dataKey }) => dataKey === null)).toBe(true);
      expect(context.activeNumbers.toSorted()).toEqual(['TC-100000001', 'TC-100000002']);
    },
  },
});
