import type { ActivationContext, ChargingContext, SubmittedCard } from '../purchase/purchase.types.ts';
import type { RefundDue } from '../refundOrder/refundOrder.types.ts';

export type PolicyChangeInput = {
  changeId: string;
  /** Charged, all of them or none, before anything is changed. */
  cards: readonly SubmittedCard[];
  /** Until when they may be charged and the change be written, in epoch milliseconds; null without an end. */
  payBy: number | null;
  /** Policies that are put in force by it. */
  activates: readonly string[];
};

/**
 * What the book says of a change: the version that it wrote and what goes back over the gateway, or that another version
 * or its time came first (`tooLate`), so that nothing of it is written.
 */
export type ChangeRecord =
  | { kind: 'recorded'; version: number; refunds: readonly RefundDue[] }
  | { kind: 'tooLate' };

export type PolicyChangeContext = ChargingContext &
  ActivationContext & {
    changeId: string;
    /** The version of the policy that it wrote; null before. */
    version: number | null;
  };

export type PolicyChangeEvent =
  /** [CP-031] Activation is tried again; payment is never touched. */
  | { type: 'staff.retryActivation' }
  /** Work that waits to be tried again, or that nobody tries any more, goes on where it stood. */
  | { type: 'staff.tryAgain' }
  /** What is paid and cannot be recorded is done no more, and its charges are given back. */
  | { type: 'staff.giveBack' };

/** What the chart emits in the transaction of the transition, beside `purchase.abandonOrder`. */
export type PolicyChangeNews =
  | { type: 'change.beginRefunds'; refunds: readonly RefundDue[] }
  /** Nothing is changed: what its beginning wrote is taken back. */
  | { type: 'change.withdraw' };
