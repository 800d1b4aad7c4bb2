import { estimateQuote } from '#domain/calls/quotes/estimateQuote.ts';
import { explainPrices } from '#domain/calls/quotes/explainPrices.ts';
import { postBooking } from '#domain/calls/quotes/postBooking.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { answerQuote } from './answerQuote.ts';
import { answerRecommendation } from './answerRecommendation.ts';
import { estimateOf } from './estimateOf.ts';
import { explainQuote } from './explainQuote.ts';
import { type QuoteServices, readQuestion, sellingOrganization } from './question.ts';
import { keepSyncedQuote } from './syncedQuotes.ts';

export function quoteRoutes(services: QuoteServices & { db: Database }): Implementation[] {
  return [
    implement(priceQuote, async ({ body, session, clock, locale }) => {
      const question = await readQuestion(services, body, session, clock);
      return { status: 200, body: answerQuote(question, locale.language) };
    }),
    implement(estimateQuote, async ({ body, session, clock }) => {
      const question = await readQuestion(services, body, session, clock);
      return { status: 200, body: { estimate: estimateOf(question) } };
    }),
    implement(explainPrices, async ({ body, session, clock, locale }) => {
      const question = await readQuestion(services, body, session, clock);
      return { status: 200, body: explainQuote(question, locale.language) };
    }),
    implement(recommendPlans, async ({ body, session, clock, locale }) => {
      const question = await readQuestion(services, body, session, clock);
      return { status: 200, body: answerRecommendation(question, locale.language) };
    }),
    implement(syncQuote, async ({ body, session, clock, locale }) => {
      sellingOrganization(services, body.payload, session);
      await keepSyncedQuote(services.db, clock, session, locale.language, body);
      return { status: 200, body: { synced: true } };
    }),
    implement(postBooking, async ({ body, session, clock, locale }) => {
      sellingOrganization(services, body.payload, session);
      await keepSyncedQuote(services.db, clock, session, locale.language, body);
      return { status: 200, body: { received: true } };
    }),
  ];
}
