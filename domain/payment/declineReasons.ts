/**
 * Why a card is not charged, as far as it is told and a buyer can act on it: the bank declined it, the gateway its token,
 * or the gateway did not take the order and no bank was asked.
 */
export const declineReasons = [
  'card.declined',
  'funds.insufficient',
  'card.expired',
  'cvd.mismatch',
  'token.unknown',
  'token.expired',
  'token.used',
  'gateway.unreachable',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** One of these reasons; null for what is none of them. */
export function declineReasonOf(told: unknown): DeclineReason | null {
  return declineReasons.find((reason) => reason === told) ?? null;
}
