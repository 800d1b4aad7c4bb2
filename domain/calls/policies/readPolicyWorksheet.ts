import * as z from 'zod';
import { defineCall } from '../call.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';
import { keptWorksheet } from '../shapes/worksheet.ts';

/**
 * How the premium of a policy came about, as it was kept when it was bought, with what the plan
 * and its benefits are called in the language of the header; null for a policy that has none.
 */
export const readPolicyWorksheet = defineCall({
  name: 'readPolicyWorksheet',
  method: 'GET',
  path: '/api/policies/{policyNumber}/worksheet',
  params: z.strictObject({ policyNumber }),
  headers: z.object({ lang: languageHeader }),
  answers: { 200: z.object({ policyNumber: z.string(), ...keptWorksheet.shape }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'] },
  scope: { names: 'policy', at: 'params.policyNumber' },
  ratePerMinute: { address: 600, session: 120 },
  example: { params: { policyNumber: 'TC-100000001' }, headers: { lang: 'EN' } },
});
