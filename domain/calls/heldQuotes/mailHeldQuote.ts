import * as z from 'zod';
import { wireShape } from '../../forms/wireShape.ts';
import { quoteMailForm } from '../../heldQuotes/quoteMailForm.ts';
import { defineCall } from '../call.ts';
import { quoteParams } from './heldQuote.ts';

/**
 * Mails a held quote to the client, as a PDF in `language`. Sent again under the same `mailId` it is one mail.
 * Problems: `notFound` (404), `quote.unpriced` and `quote.expired` (409), `quote.mailedOften` (429, five mails went to this
 * address within a day).
 */
export const mailHeldQuote = defineCall({
  name: 'mailHeldQuote',
  method: 'POST',
  path: '/api/quotes/held/{quoteNumber}/mail',
  params: quoteParams,
  body: z.strictObject({ ...wireShape(quoteMailForm), mailId: z.uuid() }),
  answers: { 202: z.object({ mailId: z.uuid() }) },
  access: { kind: 'claims', allOf: ['BOOKING.VIEW_HELD_QUOTES', 'POLICY_MAINTENANCE.SEND_CONFIRMATION'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 150, session: 30 },
  example: {
    params: { quoteNumber: 'Q-100001' },
    body: {
      firstName: 'Zoé',
      email: 'zoe@example.ca',
      language: 'FR',
      mailId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a57',
    },
  },
});
