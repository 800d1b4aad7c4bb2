import * as z from 'zod';
import { defineCall } from '../call.ts';
import { languageHeader } from '../shapes/text.ts';
import { quoteParams } from './heldQuote.ts';

/**
 * A held quote as a PDF: in the language of the first traveller where that is known, else in that of the header.
 * Problems: `notFound` (404), `quote.unpriced` (409), `quote.expired` (409, its price is held no longer).
 */
export const readHeldQuotePdf = defineCall({
  name: 'readHeldQuotePdf',
  method: 'GET',
  path: '/api/quotes/held/{quoteNumber}/pdf',
  params: quoteParams,
  headers: z.object({ lang: languageHeader }),
  answers: { 200: z.unknown() },
  binary: 'application/pdf',
  access: { kind: 'claims', allOf: ['BOOKING.VIEW_HELD_QUOTES'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 600, session: 60 },
  example: { params: { quoteNumber: 'Q-100001' }, headers: { lang: 'EN' } },
});
