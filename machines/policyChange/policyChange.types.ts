import type { RefundDue } from '../refundOrder/refundOrder.types.ts';
import type { Trouble } from '../trouble.ts';

export type PolicyChangeInput = { changeId: string };

/**
 * What the book says of a change: the version that it wrote and what goes back over the gateway, or that another version
 * came first (`overtaken`), so that nothing of it is written.
 */
export type ChangeRecord =
  | { kind: 'recorded'; version: number; refunds: readonly RefundDue[] }
  | { kind: 'overtaken' };

export type PolicyChangeContext = {
  changeId: string;
  /** The version of the policy that it wrote; null before. */
  version: number | null;
  trouble: Trouble | null;
};

export type PolicyChangeEvent =
  /** Work that waits to be tried again, or that nobody tries any more, goes on where it stood. */
  { type: 'staff.tryAgain' };

/** What the chart emits in the transaction of the transition. */
export type PolicyChangeNews = { type: 'change.beginRefunds'; refunds: readonly RefundDue[] };
