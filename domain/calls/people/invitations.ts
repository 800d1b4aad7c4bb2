import * as z from 'zod';
import { defineCall } from '../call.ts';
import { profileRef } from '../shapes/license.ts';

/** The states of an invitation; `locked` after five wrong reference numbers. */
export const invitationStates = ['open', 'used', 'expired', 'locked', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

const answeredInvitation = z.object({
  /** Null for somebody who was never invited. */
  invitation: z
    .object({
      state: z.enum(invitationStates),
      sentAt: z.iso.datetime(),
      validUntil: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
      /** How the last mail ended. */
      mail: z.enum(['waiting', 'sent', 'bounced', 'failed']),
    })
    .nullable(),
  /** What the session may do with it now. */
  mayBeSent: z.boolean(),
  mayBeWithdrawn: z.boolean(),
});
export type AnsweredInvitation = z.output<typeof answeredInvitation>;

const ofOne = {
  params: z.strictObject({ profileRef }),
  answers: { 200: answeredInvitation },
  scope: { names: 'profile', at: 'params.profileRef' },
  example: { params: { profileRef: 'c-2012' } },
} as const;

/** The invitation by which a person signs in for the first time. */
export const readInvitation = defineCall({
  ...ofOne,
  name: 'readInvitation',
  method: 'GET',
  path: '/api/invitations/{profileRef}',
  access: { kind: 'claims', allOf: ['AGENT.VIEW_AGENT'] },
  ratePerMinute: { address: 2400, session: 300 },
});

/**
 * Sends somebody who never signed in the mail again, with the same reference number; it holds for 30 days from now.
 * Problems: `invitation.notPossible` (409) and `person.reachesFurther` (403).
 */
export const sendInvitationAgain = defineCall({
  ...ofOne,
  name: 'sendInvitationAgain',
  method: 'POST',
  path: '/api/invitations/{profileRef}/again',
  access: { kind: 'claims', allOf: ['AGENT.EDIT_AGENT'] },
  ratePerMinute: { address: 150, session: 30 },
});

/** Nobody signs in by it any more. Problems are those of `sendInvitationAgain`. */
export const withdrawInvitation = defineCall({
  ...ofOne,
  name: 'withdrawInvitation',
  method: 'POST',
  path: '/api/invitations/{profileRef}/withdraw',
  access: { kind: 'claims', allOf: ['AGENT.EDIT_AGENT'] },
  ratePerMinute: { address: 150, session: 30 },
});
