import { fromPromise } from 'xstate';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import {
  type TravelLocationsData,
  type TravelLocationVariables,
  type TravelLocationWhere,
  travelLocationsDocument,
} from '#domain/calls/graphql/travelLocations.ts';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import type { TravelLocation } from '#domain/quote/forms.ts';
import type { LocationSearch } from '#machines/locationSuggest/locationSuggest.machine.ts';
import type { QuoteForm } from '#machines/quoteSync/quoteSync.machine.ts';
import type { CallServer } from '../ports/http.ts';

/** [TD-018] The underlying query's limit; at most twenty of the answer are listed. */
const locationQueryLimit = 1000;

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

/** Fills the ports of asking for places and of posting the quote form. */
export function quotePorts(callServer: CallServer) {
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
    syncQuote: fromPromise<void, QuoteForm>(async ({ input }) => {
      await callServer(syncQuote, { body: { payload: input.payload, form: { ...input.form } } });
    }),
  };
}
