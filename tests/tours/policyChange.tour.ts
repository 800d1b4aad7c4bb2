import { expect } from 'vitest';
import { policyChangeMachine } from '#machines/policyChange/policyChange.machine.ts';
import type { PolicyChangeContext } from '#machines/policyChange/policyChange.types.ts';
import { defineTour } from '../support/tours/define.ts';
import {
  approvedCents,
  cardOf,
  paidFingerprint,
  paidHolds,
  paidStimuli,
  payBy,
  troubleOf,
} from '../support/tours/parts/paid.ts';
import { settle } from '../support/tours/stimuli.ts';

const refunds = [
  { refundId: 'c1.1', policyNumber: 'TC-100000001', orderId: 'p1.1.1', amountCents: 4900 },
] as const;

/** Nothing is charged here, nothing is written, and no card is known any more. */
const nothingIsDone = ({ charges, version }: PolicyChangeContext) => {
  expect(approvedCents(charges)).toBe(0);
  expect(charges.map(({ dataKey }) => dataKey)).not.toContainEqual(expect.anything());
  expect(charges.map(({ cardHolderName }) => cardHolderName).join('')).toBe('');
  expect(version).toBeNull();
};
/** [CP-031] It is written and paid, and not in force. */
const writtenNotActive = ({ context }: { context: PolicyChangeContext }) => {
  expect(context.version).toBe(3);
  expect(context.activeNumbers.length).toBeLessThan(2);
};

export const policyChangeTour = defineTour({
  machine: policyChangeMachine,
  input: {
    changeId: 'c1',
    cards: [cardOf('1'), cardOf('2')],
    payBy,
    activates: ['TC-100000001', 'TC-100000002'],
  },
  switches: 1,
  fingerprint: ({ context }) => paidFingerprint(context, context.version !== null),
  stimuli: [
    ...paidStimuli('recordChange'),
    settle(
      'theChangeIsRecorded',
      'recordChange',
      { kind: 'recorded', version: 3, refunds },
      {
        check: (_, seen) => expect(seen.emitted).toContainEqual({ type: 'change.beginRefunds', refunds }),
      },
    ),
  ],
  holds: {
    ...paidHolds,
    settling: ({ context }) => expect(context.version).toBeNull(),
    declined: ({ context }, seen) => {
      nothingIsDone(context);
      expect(seen.emitted).toContainEqual({ type: 'change.withdraw' });
      expect(context.timeIsUp).toBe(false);
    },
    expired: ({ context }, seen) => {
      nothingIsDone(context);
      expect(seen.emitted).toContainEqual({ type: 'change.withdraw' });
      expect(context.timeIsUp).toBe(true);
    },
    recording: ({ context }, seen) => {
      expect(approvedCents(context.charges)).toBe(10_000);
      expect(seen.inputs('recordChange').at(-1)).toEqual({ changeId: 'c1' });
    },
    waitingToRecord: ({ context }) => expect(context.version).toBeNull(),
    needsAttention: (snapshot) => {
      expect(troubleOf(snapshot.context)).toBe('long');
      expect(snapshot.hasTag('attention')).toBe(true);
    },
    choosingPolicy: ({ context }) => expect(context.version).toBe(3),
    reactivating: writtenNotActive,
    activationDelayed: writtenNotActive,
    activationFailed: (snapshot) => {
      writtenNotActive(snapshot);
      expect(snapshot.hasTag('attention')).toBe(true);
    },
    done: ({ context }) => {
      expect(context.activeNumbers.toSorted()).toEqual(['TC-100000001', 'TC-100000002']);
      expect(context.charges.map(({ dataKey, cardHolderName }) => [dataKey, cardHolderName])).toEqual([
        [null, ''],
        [null, ''],
      ]);
    },
  },
});
