import type { ChargeOutcome } from '../purchase/purchase.types.ts';
import type { Trouble } from '../trouble.ts';

/** An order that a purchase, or a change of a policy, has given up; instants in epoch milliseconds. */
export type StrayOrderInput = {
  orderId: string;
  purchaseId: string;
  /** It is one of a change, whose id stands as that of the purchase. */
  isOfChange?: boolean;
  amountCents: number;
  /** Until when it is looked for. */
  watchUntil: number;
};

export type StrayOrderContext = StrayOrderInput & {
  /** How often it was looked for. */
  looks: number;
  mayBeVoided: boolean;
  /** What stands of it, in cents, when it was last seen. */
  standingCents: number;
  trouble: Trouble | null;
};

/** What a look-up found, and when. */
export type StrayOrderSight = { outcome: ChargeOutcome; at: number };

export type StrayOrderEvent =
  /** An approval of it came late: it is there. */
  | { type: 'purchase.tellApproval' }
  /** Work that waits to be tried again, or that nobody tries any more, goes on. */
  | { type: 'staff.tryAgain' };
