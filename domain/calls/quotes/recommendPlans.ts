import { defineCall } from '../call.ts';
import { recommendationAnswer } from '../shapes/quoteAnswer.ts';
import { quoteBody } from '../shapes/quoteBody.ts';
import { quoteBodyExample } from './quoteBodyExample.ts';

/** [QR-002] [QR-003] The plans that suit each traveller, in the order in which they are offered. */
export const recommendPlans = defineCall({
  name: 'recommendPlans',
  method: 'POST',
  path: '/api/recommendation',
  body: quoteBody,
  answers: { 200: recommendationAnswer },
  access: { kind: 'claims', allOf: ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ'] },
  scope: { names: 'organization', at: 'body.organizationCode' },
  ratePerMinute: { address: 6000, session: 600 },
  example: { body: quoteBodyExample },
});
