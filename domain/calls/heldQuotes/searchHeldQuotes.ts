import { heldQuoteColumns } from '../../heldQuotes/heldQuoteList.ts';
import { defineCall } from '../call.ts';
import { paged, pageQuery } from '../shapes/page.ts';
import { heldQuoteFilter, listedHeldQuote } from './heldQuote.ts';

/**
 * A page of the quotes that are held: one's own, and those of the organizations that the role reaches. Without a
 * sort the one that was changed last comes first.
 */
export const searchHeldQuotes = defineCall({
  name: 'searchHeldQuotes',
  method: 'POST',
  path: '/api/quotes/held/search',
  query: pageQuery(heldQuoteColumns),
  body: heldQuoteFilter,
  answers: { 200: paged(listedHeldQuote) },
  access: { kind: 'claims', allOf: ['BOOKING.VIEW_HELD_QUOTES'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 300 },
  example: {
    query: { sortField: 'updatedAt', sortOrder: 'desc', offset: '0', limit: '10', lang: 'en' },
    body: { travellers: 'Roy', status: 'PRICED' },
  },
});
