import { expect } from 'vitest';
import { refundOrderMachine } from '#machines/refundOrder/refundOrder.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const due = { refundId: 'c1.1', policyNumber: 'TC-100000001', orderId: 'p1.1.1', amountCents: 4900 };

export const refundOrderTour = defineTour({
  machine: refundOrderMachine,
  input: { ...due, changeId: 'c1' },
  switches: 1,
  fingerprint: ({ context }) => [context.trouble !== null],
  stimuli: [
    settle('theGatewayConfirms', 'refundCharge', undefined),
    fail('theGatewayDoesNotAnswer', 'refundCharge', { at: 0, code: 'notAnswered', reason: 'status 500' }),
    fail('theGatewayRefuses', 'refundCharge', { at: 0, code: 'refused', reason: 'status 422' }),
    wait('thePauseEnds', 'refundPause'),
    send('staffTriesAgain', { type: 'staff.tryAgain' }),
  ],
  holds: {
    refunding: (_, seen) =>
      expect(seen.inputs('refundCharge').at(-1)).toEqual({
        refundId: 'c1.1',
        orderId: 'p1.1.1',
        amountCents: 4900,
      }),
    waiting: ({ context }) => expect(context.trouble?.reason).toBe('status 500'),
    refused: (snapshot) => {
      expect(snapshot.hasTag('attention')).toBe(true);
      expect(snapshot.context.trouble?.reason).toBe('status 422');
    },
    confirmed: ({ status, context }) => {
      expect(status).toBe('done');
      expect(context.trouble).toBeNull();
    },
  },
});
