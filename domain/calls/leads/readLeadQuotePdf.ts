import * as z from 'zod';
import { defineCall } from '../call.ts';

/**
 * The quote of a lead as a PDF, in the language of the lead. Problems: `notFound` (404, also what is out of reach
 * and a quote that is gone), `quote.unpriced` and `quote.expired` (409).
 */
export const readLeadQuotePdf = defineCall({
  name: 'readLeadQuotePdf',
  method: 'GET',
  path: '/api/leads/{leadId}/quote/pdf',
  params: z.strictObject({ leadId: z.uuid() }),
  answers: { 200: z.unknown() },
  binary: 'application/pdf',
  access: { kind: 'claims', allOf: ['BOOKING.FOLLOW_UP_LEADS'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 600, session: 60 },
  example: { params: { leadId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a58' } },
});
