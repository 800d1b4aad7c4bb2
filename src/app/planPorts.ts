import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import type { RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Language, languages, locales } from '#domain/locales.ts';
import { type Catalogue, catalogueOf } from '#domain/plans/catalogue.ts';
import type { ReadProductsInput } from '#machines/planSelection/planSelection.types.ts';
import type { CallServer } from '../ports/http.ts';

const productsStayFreshMs = 5 * 60_000;

/** Fills the ports of asking which plans there are, and which of them are advised. */
export function planPorts(callServer: CallServer, queries: QueryClient) {
  const configurationOf = (language: Language, input: ReadProductsInput) =>
    queries.fetchQuery({
      queryKey: ['products', language, input],
      staleTime: productsStayFreshMs,
      queryFn: async ({ signal }) => {
        const query = { ...input, language: locales[language].header };
        return (await callServer(readProductConfiguration, { query }, signal)).body;
      },
    });

  return {
    readProducts: fromPromise<Catalogue, ReadProductsInput>(async ({ input }) => {
      const [en, fr] = await Promise.all(languages.map((language) => configurationOf(language, input)));
      return catalogueOf({ en, fr } as Parameters<typeof catalogueOf>[0]);
    }),
    recommendPlans: fromPromise<RecommendationAnswer, QuoteBody>(
      async ({ input, signal }) => (await callServer(recommendPlans, { body: input }, signal)).body,
    ),
  };
}
