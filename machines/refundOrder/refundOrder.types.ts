import type { Trouble } from '../trouble.ts';

/** What a change of a policy gives back of one order at the gateway, for one policy. */
export type RefundDue = {
  /** By which the gateway knows the refund: the same one again gives nothing back twice. */
  refundId: string;
  policyNumber: string;
  orderId: string;
  amountCents: number;
};

export type RefundOrderInput = RefundDue & { changeId: string };

export type RefundOrderContext = RefundOrderInput & { trouble: Trouble | null };

export type RefundOrderEvent =
  /** A refund that waits to be sent again, or that the gateway refused, is sent now. */
  { type: 'staff.tryAgain' };
