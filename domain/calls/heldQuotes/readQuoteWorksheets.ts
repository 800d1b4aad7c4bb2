import * as z from 'zod';
import { defineCall } from '../call.ts';
import { languageHeader } from '../shapes/text.ts';
import { keptWorksheet } from '../shapes/worksheet.ts';
import { quoteParams } from './heldQuote.ts';

/**
 * How the prices that a held quote states came about, as that was kept, by traveller. A price that was not found
 * by the server has none. Problems: `notFound` (404, also what is out of reach).
 */
export const readQuoteWorksheets = defineCall({
  name: 'readQuoteWorksheets',
  method: 'GET',
  path: '/api/quotes/held/{quoteNumber}/worksheets',
  params: quoteParams,
  headers: z.object({ lang: languageHeader }),
  answers: { 200: z.object({ travellers: z.array(keptWorksheet) }) },
  access: {
    kind: 'claims',
    allOf: ['BOOKING.VIEW_HELD_QUOTES', 'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'],
  },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { params: { quoteNumber: 'Q-100001' }, headers: { lang: 'EN' } },
});
