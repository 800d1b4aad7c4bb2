import * as z from 'zod';
import { defineCall } from '../call.ts';
import { quoteBody } from '../shapes/quoteBody.ts';
import { quoteBodyExample } from './quoteBodyExample.ts';

/** What everybody of a quote would pay together for one plan; dollars. */
const estimate = z.object({
  planCode: z.string(),
  planName: z.object({ en: z.string(), fr: z.string() }),
  total: z.number(),
});

const estimateAnswer = z.object({
  /** Null where no plan that is taken most often has a price for everybody. */
  estimate: estimate.nullable(),
});
export type EstimateAnswer = z.output<typeof estimateAnswer>;

/**
 * The price of a trip of which not everything is known yet: that of the first plan marked as most popular which
 * everybody of the quote can have with its own defaults, all of them together. A plan that insures the trip cost is left
 * out while somebody has none. Nothing is stored.
 */
export const estimateQuote = defineCall({
  name: 'estimateQuote',
  method: 'POST',
  path: '/api/quote/estimate',
  body: quoteBody,
  answers: { 200: estimateAnswer },
  access: { kind: 'claims', allOf: ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ'] },
  scope: { names: 'organization', at: 'body.organizationCode' },
  ratePerMinute: { address: 3000, session: 300 },
  example: { body: quoteBodyExample },
});
