import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import {
  type TravelLocationsData,
  type TravelLocationVariables,
  type TravelLocationWhere,
  travelLocationsDocument,
} from '#domain/calls/graphql/travelLocations.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import type { QuoteAnswer, RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Language, languages, locales } from '#domain/locales.ts';
import { type Catalogue, catalogueOf } from '#domain/plans/catalogue.ts';
import type { TravelLocation } from '#domain/quote/forms.ts';
import type { LocationSearch } from '#machines/locationSuggest/locationSuggest.machine.ts';
import type { ReadProductsInput } from '#machines/planSelection/planSelection.types.ts';
import type { QuoteForm } from '#machines/quoteSync/quoteSync.machine.ts';
import type { CallServer } from '../ports/http.ts';

/** [TD-018] The underlying query's limit; at most twenty of the answer are listed. */
const locationQueryLimit = 1000;
const productsStayFreshMs = 5 * 60_000;

const canada = 'Canada';

/** [TD-016] [TD-019] to [TD-021] */
function whereOf({ text, rule }: LocationSearch): TravelLocationWhere {
  return {
    prefix: text,
    ...(rule.countryPrefix === null ? {} : { countryPrefix: rule.countryPrefix }),
    ...(rule.inCanada === true ? { countryPrefix: canada } : {}),
    ...(rule.inCanada === false ? { notCountryPrefix: canada } : {}),
  };
}

/** Fills the ports of asking for places, plans and prices. */
export function quotePorts(callServer: CallServer, queries: QueryClient) {
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
    searchLocations: fromPromise<readonly TravelLocation[], LocationSearch>(async ({ input, signal }) => {
      const variables: TravelLocationVariables = {
        where: whereOf(input),
        groupBy: 'iata',
        limit: locationQueryLimit,
      };
      const { body } = await callServer(
        postGraphql,
        { body: { query: travelLocationsDocument, operationName: 'TravelLocations', variables } },
        signal,
      );
      return (body.data as TravelLocationsData | null)?.travelLocations ?? [];
    }),
    readProducts: fromPromise<Catalogue, ReadProductsInput>(async ({ input }) => {
      const [en, fr] = await Promise.all(languages.map((language) => configurationOf(language, input)));
      return catalogueOf({ en, fr } as Parameters<typeof catalogueOf>[0]);
    }),
    recommendPlans: fromPromise<RecommendationAnswer, QuoteBody>(
      async ({ input, signal }) => (await callServer(recommendPlans, { body: input }, signal)).body,
    ),
    priceQuote: fromPromise<QuoteAnswer, QuoteBody>(
      async ({ input, signal }) => (await callServer(priceQuote, { body: input }, signal)).body,
    ),
    syncQuote: fromPromise<void, QuoteForm>(async ({ input }) => {
      await callServer(syncQuote, { body: { payload: input.payload, form: { ...input.form } } });
    }),
  };
}
