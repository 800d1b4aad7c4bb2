import * as z from 'zod';
import { stepKeys } from '../../flow/steps.ts';
import { defineCall } from '../call.ts';
import { repriced } from '../heldQuotes/resumeHeldQuote.ts';
import { linkToken } from '../policies/linkedPolicy.ts';
import { languageHeader } from '../shapes/text.ts';

/**
 * Makes the draft to which the link of a mail leads one of this session, on whatever device it was opened, with the prices
 * of today; `repriced` is null where these are those that it stated. The token
 * travels in the body, so that no log and no referrer has it. Problems: `notFound` (404, whatever is wrong with the
 * token, and when the quote is no longer there), `quoteLink.expired` (410).
 */
export const openLead = defineCall({
  name: 'openLead',
  method: 'POST',
  path: '/api/leads/open',
  headers: z.object({ lang: languageHeader }),
  body: z.strictObject({ token: linkToken }),
  answers: { 200: z.object({ draftId: z.uuid(), step: z.enum(stepKeys), repriced: repriced.nullable() }) },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 300, session: 60 },
  example: { headers: { lang: 'EN' }, body: { token: '1.bxwfCp1TSg6PegxfPxsqTQ.signature' } },
});
