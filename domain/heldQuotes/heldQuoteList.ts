import type { ListDeclaration } from '../listQuery.ts';

/** What a held quote is: with a price that is held, without one, or with one whose date has passed. */
export const heldQuoteStatuses = ['PRICED', 'STARTED', 'EXPIRED'] as const;
export type HeldQuoteStatus = (typeof heldQuoteStatuses)[number];

/** Columns of the list of held quotes, by which it can also be sorted. */
export const heldQuoteColumns = ['quoteNumber', 'travellers', 'premium', 'status', 'updatedAt'] as const;
export type HeldQuoteColumn = (typeof heldQuoteColumns)[number];

/** What the list of held quotes can be asked for. */
export const heldQuoteList = {
  name: 'heldQuotes',
  columns: heldQuoteColumns,
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
    { key: 'resume' },
    { key: 'duplicate' },
    { key: 'print' },
    { key: 'mail', page: '/send', claim: 'POLICY_MAINTENANCE.SEND_CONFIRMATION' },
  ],
} as const satisfies ListDeclaration;
