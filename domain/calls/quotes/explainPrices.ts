import * as z from 'zod';
import { defineCall } from '../call.ts';
import { requestedPlan } from '../shapes/plan.ts';
import { quoteBody, quotedPax } from '../shapes/quoteBody.ts';
import { travellerProblem } from '../shapes/quoteAnswer.ts';
import { worksheet } from '../shapes/worksheet.ts';
import { maximumTravellers } from '../../catalogue/travellers.ts';
import { quoteBodyExample } from './quoteBodyExample.ts';

/** A quote in which each traveller asks for one plan. */
export const plannedQuote = quoteBody.extend({
  paxes: z
    .array(quotedPax.extend({ plan: requestedPlan }))
    .min(1)
    .max(maximumTravellers),
});
export type PlannedQuote = z.output<typeof plannedQuote>;

const explainedQuote = z.object({
  paxes: z.array(
    z.object({
      referenceNumber: z.string(),
      worksheet: worksheet.nullable(),
      errors: z.array(travellerProblem),
    }),
  ),
});
export type ExplainedQuote = z.output<typeof explainedQuote>;

/**
 * How the price of each traveller's plan comes about. The server prices the plan anew; nothing is stored. A plan
 * that cannot be sold has no worksheet and carries the reason in `errors`.
 */
export const explainPrices = defineCall({
  name: 'explainPrices',
  method: 'POST',
  path: '/api/quote/worksheets',
  body: plannedQuote,
  answers: { 200: explainedQuote },
  access: {
    kind: 'claims',
    allOf: ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ', 'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'],
  },
  scope: { names: 'organization', at: 'body.organizationCode' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { body: { ...quoteBodyExample, paxes: quoteBodyExample.paxes.slice(1) } },
});
