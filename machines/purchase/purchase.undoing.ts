import { chargeToUndo } from './charges.ts';
import { tryAgainLater } from './purchase.failing.ts';
import { purchaseSetup } from './purchase.setup.ts';
import type { CardCharge, PurchaseContext } from './purchase.types.ts';

const orderToUndo = ({ context }: { context: PurchaseContext }) =>
  chargeToUndo(context.charges) as CardCharge;

/** A charge with which nothing is bought is given back. */
export const voiding = purchaseSetup.createStateConfig({
  tags: 'underway',
  invoke: {
    id: 'voidCharge',
    src: 'voidCharge',
    input: ({ context }) => ({ orderId: orderToUndo({ context }).orderId }),
    onDone: [
      {
        guard: { type: 'refundIsNeeded', params: ({ event }) => event.output },
        target: 'lookingUpStanding',
      },
      { actions: 'noteVoid', target: 'undoing' },
    ],
    onError: tryAgainLater('waitingToUndo', 'voiding'),
  },
});

/** What has been settled cannot be voided: how much of it stands is asked for. */
export const lookingUpStanding = purchaseSetup.createStateConfig({
  tags: 'underway',
  invoke: {
    id: 'lookUpCharge',
    src: 'lookUpCharge',
    input: ({ context }) => ({ orderId: orderToUndo({ context }).orderId }),
    onDone: [
      {
        guard: { type: 'chargeIsApproved', params: ({ event }) => event.output },
        actions: { type: 'rememberStanding', params: ({ event }) => event.output },
        target: 'refunding',
      },
      { actions: 'noteVoid', target: 'undoing' },
    ],
    onError: tryAgainLater('waitingToUndo', 'voiding'),
  },
});

/** What stands is refunded. */
export const refunding = purchaseSetup.createStateConfig({
  tags: 'underway',
  invoke: {
    id: 'refundCharge',
    src: 'refundCharge',
    input: ({ context }) => ({
      orderId: orderToUndo({ context }).orderId,
      amountCents: context.standingCents,
    }),
    onDone: { actions: 'noteRefund', target: 'undoing' },
    onError: tryAgainLater('waitingToUndo', 'voiding'),
  },
});
