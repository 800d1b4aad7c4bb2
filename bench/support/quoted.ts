import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';

/** Twelve travellers of different ages and trip costs, each to be priced for every plan on offer. */
export const quotedBody: QuoteBody = quoteBodyOf({
  paxes: Array.from({ length: 12 }, (_, at) =>
    travellerOf({ referenceNumber: `${at + 1}`, age: 18 + at * 3, tripCost: 500 + at * 250 }),
  ),
});
