import * as z from 'zod';
import { heldQuoteStatuses } from '../../heldQuotes/heldQuoteList.ts';
import { isoDate } from '../shapes/text.ts';
import { instant } from '../identity/user.ts';

/** The number by which people name a quote. */
export const quoteNumber = z
  .string()
  .regex(/^[Qq]-[1-9]\d{5,11}$/)
  .transform((typed) => typed.toUpperCase());

export const quoteParams = z.strictObject({ quoteNumber });

/** A held quote as a list has it. */
export const listedHeldQuote = z.object({
  quoteNumber: z.string(),
  status: z.enum(heldQuoteStatuses),
  /** Names of the travellers, as far as they were entered. */
  travellers: z.string(),
  travellerCount: z.int(),
  destination: z.object({ en: z.string(), fr: z.string() }),
  departureDate: isoDate.nullable(),
  /** What everybody pays together, in dollars; null while somebody has no plan. */
  premium: z.number().nullable(),
  /** Last day on which that price is held. */
  validUntil: isoDate.nullable(),
  updatedAt: instant,
  /** Business days since then. */
  daysAgo: z.int(),
  /** Whose quote it is. */
  ownerName: z.string(),
  isOwn: z.boolean(),
});
export type ListedHeldQuote = z.output<typeof listedHeldQuote>;
