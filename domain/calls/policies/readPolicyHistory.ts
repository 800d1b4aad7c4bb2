import * as z from 'zod';
import { defineCall } from '../call.ts';
import { policyHistory } from '../shapes/policyHistory.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';

/** [DL-012] What became of a policy: who changed what, when and why. Problem: `notFound` (404). */
export const readPolicyHistory = defineCall({
  name: 'readPolicyHistory',
  method: 'GET',
  path: '/api/policies/{policyNumber}/history',
  aliases: ['/policy/{policyNumber}/history'],
  params: z.strictObject({ policyNumber }),
  headers: z.object({ lang: languageHeader }),
  answers: { 200: policyHistory },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.VIEW_ALL_POLICIES'] },
  scope: { names: 'policy', at: 'params.policyNumber' },
  ratePerMinute: { address: 600, session: 120 },
  example: { params: { policyNumber: 'TC-100000001' }, headers: { lang: 'EN' } },
});
