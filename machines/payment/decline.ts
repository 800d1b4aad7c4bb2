import { type DeclineReason, declineReasonOf } from '#domain/payment/declineReasons.ts';
import { problemListOf, problemTextOf } from '#domain/problemCode.ts';

/** Payers whose card was not charged, and why, as far as it was told. */
export type Decline = { payers: readonly string[]; reason: DeclineReason | null };

type DeclineSeen = { declinedPayers: readonly string[]; declineReason: DeclineReason | null };

export const noDecline: Decline = { payers: [], reason: null };

/** What a refused purchase says about the cards. */
export const declineToldBy = (error: unknown): Decline => ({
  payers: problemListOf(error, 'declinedPayers'),
  reason: declineReasonOf(problemTextOf(error, 'declineReason')),
});

/** What is read about the cards of a purchase later. */
export const declineSeenIn = ({ declinedPayers, declineReason }: DeclineSeen): Decline => ({
  payers: declinedPayers,
  reason: declineReason,
});
