import { fromPromise } from 'xstate';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { CallServer } from '../ports/http.ts';

/** Fills the port that asks for the prices of a quote. */
export function priceQuotePort(callServer: CallServer) {
  return fromPromise<QuoteAnswer, QuoteBody>(
    async ({ input, signal }) => (await callServer(priceQuote, { body: input }, signal)).body,
  );
}
