import * as z from 'zod';
import { wireShape } from '../../forms/wireShape.ts';
import { resendForm } from '../../policies/resendForm.ts';
import { defineCall } from '../call.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';

/**
 * [DL-005] [DL-006] Sends the confirmation of a policy again, as the policy is now. Sent again under the same `mail-id` it is
 * one mail. Another address than the policy's is confirmed by `other-recipient`, and leaves that of the policy as it is.
 * Problems: `notFound` (404), `delivery.otherRecipient` (409, not confirmed), `delivery.otherMail` (409, the id is that of
 * another mail), `delivery.mailedOften` (429, as many as an hour allows).
 */
export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/api/policies/confirmation/resend',
  aliases: ['/policy/confirmation/resend'],
  headers: z.object({
    lang: languageHeader,
    'mail-id': z.uuid(),
    'other-recipient': z.literal('confirmed').optional(),
  }),
  body: z.strictObject({ policyNumber, ...wireShape(resendForm) }),
  answers: { 202: z.object({ emailRef: z.uuid() }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.SEND_CONFIRMATION'] },
  scope: { names: 'policy', at: 'body.policyNumber' },
  ratePerMinute: { address: 150, session: 30 },
  example: {
    headers: {
      lang: 'EN',
      'mail-id': '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a58',
      'other-recipient': 'confirmed',
    },
    body: { policyNumber: 'TC-100000001', email: 'zoe@example.ca', language: 'FR' },
  },
});
