/** Who is invited, and when, in epoch milliseconds; the reference number stands with the person. */
export type InvitationInput = { profileRef: string; sentAt: number };

export type InvitationContext = InvitationInput & {
  /** When the person signed in for the first time; null as long as that was not. */
  usedAt: number | null;
};

export type InvitationEvent =
  /** The person named the reference number and proved the email. */
  | { type: 'person.proveInvitation'; at: number }
  /** Who proved the email named so many wrong ones that no other is taken. */
  | { type: 'person.useUpTries' }
  | { type: 'staff.sendAgain'; at: number }
  | { type: 'staff.withdraw' };

/** The mail is put into the outbox in the transaction of the transition. */
export type InvitationMessage = { type: 'invitation.mail' };
