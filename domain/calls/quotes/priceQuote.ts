import { defineCall } from '../call.ts';
import { quoteAnswer } from '../shapes/quoteAnswer.ts';
import { quoteBody } from '../shapes/quoteBody.ts';
import { quoteBodyExample } from './quoteBodyExample.ts';

/**
 * [QR-001] [QR-003] Prices the plans on offer for each traveller, or the one plan that a traveller asks for.
 * Nothing is stored. A plan that needs a questionnaire has no price before it; a plan that was asked for and
 * cannot be sold carries the reason in `errors`. Every price names the version of the rates it was made with.
 */
export const priceQuote = defineCall({
  name: 'priceQuote',
  method: 'POST',
  path: '/api/quote',
  body: quoteBody,
  answers: { 200: quoteAnswer },
  access: { kind: 'claims', allOf: ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ'] },
  scope: { names: 'organization', at: 'body.organizationCode' },
  ratePerMinute: { address: 6000, session: 600 },
  example: { body: quoteBodyExample },
});
