import { heldQuoteList } from '../../heldQuotes/heldQuoteList.ts';
import { searchCall } from '../lists/searchCall.ts';
import { listedHeldQuote } from './heldQuote.ts';

/**
 * A page of the quotes that are held: one's own, and those of the organizations that the role reaches. Without a
 * sort the one that was changed last comes first.
 */
export const searchHeldQuotes = searchCall(heldQuoteList, listedHeldQuote, {
  name: 'searchHeldQuotes',
  path: '/api/quotes/held/search',
  claim: 'BOOKING.VIEW_HELD_QUOTES',
  example: {
    query: { sortField: 'updatedAt', sortOrder: 'desc', offset: '0', limit: '10', lang: 'en' },
    body: { travellers: 'Roy', status: 'PRICED' },
  },
});
