import * as z from 'zod';
import { defineCall } from '../call.ts';
import { changeAnswer } from '../shapes/policyChange.ts';
import { languageHeader } from '../shapes/text.ts';

/** What became of a change of a policy within reach, by its key. Problem: `notFound` (404: none was begun under that key). */
export const readPolicyChange = defineCall({
  name: 'readPolicyChange',
  method: 'GET',
  path: '/api/policy-changes/{changeId}',
  params: z.strictObject({ changeId: z.uuid() }),
  headers: z.object({ lang: languageHeader }),
  answers: { 200: changeAnswer },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 240 },
  example: { params: { changeId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a57' }, headers: { lang: 'EN' } },
});
