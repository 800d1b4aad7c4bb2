import * as z from 'zod';
import { defineCall } from '../call.ts';
import { policyPaper } from '../shapes/policyRecord.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';

/**
 * [DL-015] [DL-018] The policy as a PDF in the language of the header, or with `of=trip` all that was bought with it;
 * the session that bought it needs no POLICY_READ.
 */
export const readPolicyPdf = defineCall({
  name: 'readPolicyPdf',
  method: 'GET',
  path: '/api/policies/{policyNumber}/confirmation/pdf',
  aliases: ['/policy/{policyNumber}/confirmation/pdf'],
  params: z.strictObject({ policyNumber }),
  query: z.strictObject({ emailRef: z.string().max(60).optional(), of: policyPaper.optional() }),
  headers: z.object({ lang: languageHeader }),
  answers: { 200: z.unknown() },
  binary: 'application/pdf',
  access: { kind: 'session' },
  scope: { names: 'policy', at: 'params.policyNumber' },
  ratePerMinute: { address: 600, session: 120 },
  example: { params: { policyNumber: 'TC-100000001' }, headers: { lang: 'EN' } },
});
