import * as z from 'zod';
import { defineCall } from '../call.ts';
import { quoteParams } from './heldQuote.ts';

/**
 * Makes another quote with the answers of one, and nothing of its payment, under the id that is sent: sent again
 * it is the same quote. Problems: `notFound` (404, also an id that is somebody else’s), `quote.otherOrganization` (409, the
 * session is in another organization than the quote).
 */
export const duplicateHeldQuote = defineCall({
  name: 'duplicateHeldQuote',
  method: 'POST',
  path: '/api/quotes/held/{quoteNumber}/duplicate',
  params: quoteParams,
  body: z.strictObject({ newId: z.uuid() }),
  answers: { 200: z.object({ quoteNumber: z.string() }) },
  access: { kind: 'claims', allOf: ['BOOKING.VIEW_HELD_QUOTES'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 300, session: 30 },
  example: {
    params: { quoteNumber: 'Q-100001' },
    body: { newId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a56' },
  },
});
