import * as z from 'zod';
import { defineCall } from '../call.ts';
import { languageHeader } from '../shapes/text.ts';
import { linkedPolicy, linkToken } from './linkedPolicy.ts';

/**
 * Reads the policies that a signed link shows, without a session; the token travels in the body, so that no log and no
 * referrer has it. Problems: `notFound` (404, whatever is wrong with the token), `link.expired` (410).
 */
export const readLinkedPolicy = defineCall({
  name: 'readLinkedPolicy',
  method: 'POST',
  path: '/api/policy-link',
  headers: z.object({ lang: languageHeader }),
  body: z.strictObject({ token: linkToken }),
  answers: { 200: linkedPolicy },
  access: { kind: 'public' },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 240 },
  example: { headers: { lang: 'EN' }, body: { token: '1.bxwfCp1TSg6PegxfPxsqTQ.signature' } },
});
