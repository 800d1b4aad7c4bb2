/** Why a bank declines a card, as far as the gateway tells and a buyer can act on it. */
export const declineReasons = [
  'card.declined',
  'funds.insufficient',
  'card.expired',
  'cvd.mismatch',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The reason of a decline; null for what is none of them. */
export function declineReasonOf(told: unknown): DeclineReason | null {
  return declineReasons.find((reason) => reason === told) ?? null;
}
