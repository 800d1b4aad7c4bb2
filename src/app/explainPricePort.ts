import { fromPromise } from 'xstate';
import { explainPrices } from '#domain/calls/quotes/explainPrices.ts';
import type { PlannedQuote } from '#domain/calls/quotes/explainPrices.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import type { CallServer } from '../ports/http.ts';

/** Fills the port that asks how the price of one traveller's plan came about; rejects with why there is none. */
export function explainPricePort(callServer: CallServer) {
  return fromPromise<Worksheet, QuoteBody>(async ({ input, signal }) => {
    const { body } = await callServer(explainPrices, { body: input as PlannedQuote }, signal);
    const [pax] = body.paxes;
    if (pax?.worksheet) return pax.worksheet;
    throw Object.assign(new Error('The plan has no price'), { code: pax?.errors[0]?.code });
  });
}
