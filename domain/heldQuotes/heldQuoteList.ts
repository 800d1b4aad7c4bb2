import type { ListDeclaration } from '../listQuery.ts';

/** What a held quote is: with a price that is held, without one, or with one whose date has passed. */
export const heldQuoteStatuses = ['PRICED', 'STARTED', 'EXPIRED'] as const;
export type HeldQuoteStatus = (typeof heldQuoteStatuses)[number];

/** What the list of held quotes can be asked for: words of a name or a destination, the number or its beginning. */
export const heldQuoteList = {
  name: 'heldQuotes',
  columns: ['quoteNumber', 'travellers', 'premium', 'status', 'updatedAt'],
  shows: { premium: 'money' },
  shownAtFirst: ['quoteNumber', 'travellers', 'destination', 'status'],
  fields: [
    { key: 'quoteNumber', kind: 'text' },
    { key: 'travellers', kind: 'text' },
    { key: 'destination', kind: 'text' },
    { key: 'status', kind: 'choice', choices: heldQuoteStatuses },
    { key: 'ownerName', kind: 'text' },
    { key: 'departureDate', kind: 'date' },
  ],
  acts: [
    { key: 'resume', isMain: true },
    { key: 'duplicate' },
    { key: 'print' },
    { key: 'worksheets', page: '/worksheets', claim: 'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS' },
    { key: 'mail', page: '/send', claim: 'POLICY_MAINTENANCE.SEND_CONFIRMATION' },
  ],
} as const satisfies ListDeclaration;
