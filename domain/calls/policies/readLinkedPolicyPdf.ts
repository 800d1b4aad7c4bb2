import * as z from 'zod';
import { defineCall } from '../call.ts';
import { policyPaper } from '../shapes/policyRecord.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';
import { linkToken } from './linkedPolicy.ts';

/**
 * A policy that a signed link shows, or with `of` a trip all that the link shows, as a PDF in the language of the
 * header, without a session. Problems as of the link itself.
 */
export const readLinkedPolicyPdf = defineCall({
  name: 'readLinkedPolicyPdf',
  method: 'POST',
  path: '/api/policy-link/pdf',
  headers: z.object({ lang: languageHeader }),
  body: z.strictObject({ token: linkToken, policyNumber, of: policyPaper.optional() }),
  answers: { 200: z.unknown() },
  binary: 'application/pdf',
  access: { kind: 'public' },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 240 },
  example: {
    headers: { lang: 'EN' },
    body: { token: '1.bxwfCp1TSg6PegxfPxsqTQ.signature', policyNumber: 'TC-100000001' },
  },
});
