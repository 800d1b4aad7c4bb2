import * as z from 'zod';
import { defineCall } from '../call.ts';
import { policyStatuses } from '../shapes/policyRecord.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';

/**
 * [EN-041] [EN-044] Puts a policy in force that is paid for and could not be activated; payment is never touched, and
 * a policy that is in force is answered as it is. The documents name this call; the portal's own page of it is the list of
 * tasks, which retries by `retryTask`. Problem: `policy.activationFailed` (513).
 */
export const retryPolicy = defineCall({
  name: 'retryPolicy',
  method: 'PUT',
  path: '/api/policies/retry',
  aliases: ['/policy/retry'],
  headers: z.object({ lang: languageHeader }),
  body: z.strictObject({ policyNumber }),
  answers: { 200: z.object({ policyNumber: z.string(), policyStatus: z.enum(policyStatuses) }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY'] },
  scope: { names: 'policy', at: 'body.policyNumber' },
  ratePerMinute: { address: 600, session: 60 },
  example: { headers: { lang: 'EN' }, body: { policyNumber: 'TC-100000001' } },
});
