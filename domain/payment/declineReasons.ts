/** Why a bank declines a card, or the gateway its token, as far as it is told and a buyer can act on it. */
export const declineReasons = [
  'card.declined',
  'funds.insufficient',
  'card.expired',
  'cvd.mismatch',
  'token.unknown',
  'token.expired',
  'token.used',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The reason of a decline; null for what is none of them. */
export function declineReasonOf(told: unknown): DeclineReason | null {
  return declineReasons.find((reason) => reason === told) ?? null;
}
