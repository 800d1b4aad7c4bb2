const dayMs = 24 * 60 * 60 * 1000;

/** For how long an invitation holds after its mail was sent, in milliseconds. */
export const invitationMs = 30 * dayMs;

/** So many reference numbers may be tried by one identity; a new mail, or a day without one, begins anew. */
export const mostReferenceTries = 5;
export const referenceTriesMs = dayMs;

/** The end of an invitation that was sent at an instant, both in epoch milliseconds. */
export function validUntilOf(sentAt: number): number {
  return sentAt + invitationMs;
}

/** A reference number as it is compared: in capitals, without spaces. */
export function comparedReference(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}
