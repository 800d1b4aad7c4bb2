import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { strayOrderMachine } from '#machines/strayOrder/strayOrder.machine.ts';
import type { StrayOrderContext } from '#machines/strayOrder/strayOrder.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const watchUntil = 1_000;
const threeDays = 3 * 24 * 60 * 60 * 1000;
const down = { at: 0, reason: 'status 500' };
const stillDown = { at: threeDays, reason: 'status 500' };
const troubleOf = ({ trouble }: StrayOrderContext) =>
  trouble === null ? 'none' : trouble.last - trouble.since >= threeDays ? 'long' : 'short';

const withoutTrouble = {
  check: (after: AnyMachineSnapshot) => expect(after.context.trouble).toBeNull(),
};
const troubleEnds = {
  when: (snapshot: AnyMachineSnapshot) => snapshot.context.trouble !== null,
  ...withoutTrouble,
};
const counted = {
  check: (after: AnyMachineSnapshot, _: unknown, before: AnyMachineSnapshot) =>
    expect(after.context).toMatchObject({ looks: before.context.looks + 1, trouble: null }),
};

export const strayOrderTour = defineTour({
  machine: strayOrderMachine,
  input: { orderId: 'p1.1.1', purchaseId: 'p1', amountCents: 5000, watchUntil },
  switches: 1,
  fingerprint: ({ context }) => [context.mayBeVoided, troubleOf(context)],
  stimuli: [
    settle('theOrderIsVoided', 'voidCharge', { kind: 'voided' }, withoutTrouble),
    settle('theOrderCannotBeVoided', 'voidCharge', { kind: 'notVoidable' }),
    settle('theOrderToVoidIsUnknown', 'voidCharge', { kind: 'unknownOrder' }, withoutTrouble),
    settle('theOrderIsVoidedAfterTrouble', 'voidCharge', { kind: 'voided' }, troubleEnds),
    fail('theVoidFails', 'voidCharge', down),
    fail('theVoidStillFails', 'voidCharge', stillDown),
    settle('theOrderTurnsUp', 'lookUpCharge', {
      outcome: { kind: 'approved', standingCents: 4900 },
      at: 10,
    }),
    settle('theOrderIsReturned', 'lookUpCharge', { outcome: { kind: 'returned' }, at: 10 }, counted),
    settle(
      'theOrderIsDeclined',
      'lookUpCharge',
      { outcome: { kind: 'declined', reason: null }, at: 10 },
      counted,
    ),
    settle('theOrderIsUnknown', 'lookUpCharge', { outcome: { kind: 'unknownOrder' }, at: 10 }, counted),
    settle(
      'theOrderIsUnknownAtTheEnd',
      'lookUpCharge',
      { outcome: { kind: 'unknownOrder' }, at: 1_000 },
      counted,
    ),
    fail('theLookUpFails', 'lookUpCharge', down),
    fail('theLookUpStillFails', 'lookUpCharge', stillDown),
    settle('theOrderIsRefunded', 'refundCharge', undefined, withoutTrouble),
    settle('theOrderIsRefundedAfterTrouble', 'refundCharge', undefined, troubleEnds),
    fail('theRefundFails', 'refundCharge', down),
    fail('theRefundStillFails', 'refundCharge', stillDown),
    wait('theLookUpPauseEnds', 'lookUpPause'),
    send('thePurchaseTellsAnApproval', { type: 'purchase.tellApproval' }),
    send('staffTriesAgain', { type: 'staff.tryAgain' }),
  ],
  holds: {
    voiding: ({ context }, seen) => {
      expect(seen.inputs('voidCharge').at(-1)).toEqual({ orderId: 'p1.1.1' });
      expect(context.amountCents).toBe(5000);
      expect(troubleOf(context)).not.toBe('long');
    },
    waiting: (snapshot) => {
      expect(snapshot.can({ type: 'purchase.tellApproval' })).toBe(true);
      expect(snapshot.can({ type: 'staff.tryAgain' })).toBe(troubleOf(snapshot.context) !== 'none');
    },
    lookingUp: (_, seen) => expect(seen.inputs('lookUpCharge').at(-1)).toEqual({ orderId: 'p1.1.1' }),
    refunding: ({ context }, seen) => {
      expect(context.mayBeVoided).toBe(false);
      expect(seen.inputs('refundCharge').at(-1)).toEqual({ orderId: 'p1.1.1', amountCents: 4900 });
    },
    returned: ({ status }) => expect(status).toBe('done'),
    neverCharged: ({ status }) => expect(status).toBe('done'),
    neverArrived: (snapshot) => expect(snapshot.can({ type: 'purchase.tellApproval' })).toBe(true),
    needsAttention: (snapshot) => {
      expect(troubleOf(snapshot.context)).toBe('long');
      expect(snapshot.can({ type: 'staff.tryAgain' })).toBe(true);
    },
  },
});
