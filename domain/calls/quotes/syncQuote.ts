import * as z from 'zod';
import { defineCall } from '../call.ts';
import { quoteBody } from '../shapes/quoteBody.ts';
import { quoteBodyExample } from './quoteBodyExample.ts';

/** [QR-014] Keeps the newest quote form of the session, so that somebody can follow it up. */
export const syncQuote = defineCall({
  name: 'syncQuote',
  method: 'POST',
  path: '/api/sync-quote',
  aliases: ['/sync-quote'],
  body: z.strictObject({ payload: quoteBody, form: z.record(z.string().max(60), z.unknown()) }),
  answers: { 200: z.object({ synced: z.boolean() }) },
  access: { kind: 'claims', allOf: ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ'] },
  scope: { names: 'organization', at: 'body.payload.organizationCode' },
  bodyLimit: 32 * 1024,
  ratePerMinute: { address: 2400, session: 240 },
  example: { body: { payload: quoteBodyExample, form: { departureDate: '2027-02-01' } } },
});
