import * as z from 'zod';
import { defineCall } from '../call.ts';
import { quoteParams } from './heldQuote.ts';

/** Whom a held quote is for, as far as the application says; empty where nothing was entered yet. */
const quoteClient = z.object({
  firstName: z.string(),
  email: z.string(),
  /** Null before anybody chose one. */
  language: z.enum(['EN', 'FR']).nullable(),
});
export type QuoteClient = z.output<typeof quoteClient>;

/** The first traveller of a held quote, to whom it is mailed. Problems: `notFound` (404, also what is out of reach). */
export const readQuoteClient = defineCall({
  name: 'readQuoteClient',
  method: 'GET',
  path: '/api/quotes/held/{quoteNumber}/client',
  params: quoteParams,
  answers: { 200: quoteClient },
  access: { kind: 'claims', allOf: ['BOOKING.VIEW_HELD_QUOTES', 'POLICY_MAINTENANCE.SEND_CONFIRMATION'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { params: { quoteNumber: 'Q-100001' } },
});
