import * as z from 'zod';
import { defineCall } from '../call.ts';
import { quoteBody } from '../shapes/quoteBody.ts';
import { shortText } from '../shapes/text.ts';
import { quoteBodyExample } from './quoteBodyExample.ts';

/** [QF-012] [QQ-011] The booking route receives the form of a quick quote, with the query of the page that posts it. */
export const postBooking = defineCall({
  name: 'postBooking',
  method: 'POST',
  path: '/booking',
  query: z.strictObject({ lang: shortText.optional(), refCode: shortText.optional() }),
  body: z.strictObject({ payload: quoteBody, form: z.record(z.string().max(60), z.unknown()) }),
  answers: { 200: z.object({ received: z.boolean() }) },
  access: { kind: 'claims', allOf: ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ'] },
  scope: { names: 'organization', at: 'body.payload.organizationCode' },
  bodyLimit: 32 * 1024,
  ratePerMinute: { address: 2400, session: 240 },
  example: {
    query: { lang: 'en', refCode: 'REF100000001' },
    body: { payload: quoteBodyExample, form: { departureDate: '2027-02-01' } },
  },
});
