const dayMs = 24 * 60 * 60 * 1000;

/** For how long an invitation holds after its mail was sent, in milliseconds. */
export const invitationMs = 30 * dayMs;

/** The end of an invitation that was sent at an instant, both in epoch milliseconds. */
export function validUntilOf(sentAt: number): number {
  return sentAt + invitationMs;
}
