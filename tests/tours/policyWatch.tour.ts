import { expect } from 'vitest';
import { policyWatchMachine } from '#machines/policyWatch/policyWatch.machine.ts';
import { policyRecord, purchaseAnswer, purchaseId } from '../support/sale/purchase.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, settle, wait } from '../support/tours/stimuli.ts';

const onItsWay = policyRecord();
const cameBack = {
  ...onItsWay,
  paxes: onItsWay.paxes.map((pax) => ({ ...pax, delivery: 'BOUNCED' as const })),
};
const deliveryIn = ({ record }: { record: typeof onItsWay }) => record.paxes[0]?.delivery;

/** Six looks take 2 + 4 + 8 + 16 + 32 + 64 seconds. */
export const policyWatchTour = defineTour({
  machine: policyWatchMachine,
  input: { purchaseId, record: onItsWay },
  fingerprint: ({ context }) => [context.looks, deliveryIn(context)].join(' '),
  stimuli: [
    wait('thePauseEnds', 'lookUpPause', {
      check: ({ context }, _, before) => expect(context.looks).toBe(before.context.looks + 1),
    }),
    settle('nothingIsNew', 'readPurchase', purchaseAnswer('activationFailed'), {
      check: ({ context }, _, before) => expect(context.record).toBe(before.context.record),
    }),
    settle('theConfirmationCameBack', 'readPurchase', purchaseAnswer('confirmed', cameBack), {
      check: ({ context }) => expect(deliveryIn(context)).toBe('BOUNCED'),
    }),
    fail(
      'theConnectionIsLost',
      'readPurchase',
      { code: 'network.unreachable' },
      { check: ({ context }, _, before) => expect(context.record).toBe(before.context.record) },
    ),
    emitFrom(
      'thePageReturns',
      'hearReturn',
      { type: 'page.return' },
      { check: ({ value }) => expect(value).toBe('reading') },
    ),
  ],
  holds: {
    waiting: ({ context }) => expect(context.looks).toBeLessThanOrEqual(6),
    reading: (_, seen) => expect(seen.inputs('readPurchase').at(-1)).toEqual({ purchaseId }),
    resting: ({ context }) => expect(context.looks).toBe(6),
  },
});
