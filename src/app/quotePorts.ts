import { fromPromise } from 'xstate';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import {
  type TravelLocationsData,
  type TravelLocationVariables,
  type TravelLocationWhere,
  travelLocationsDocument,
} from '#domain/calls/graphql/travelLocations.ts';
import { postBooking } from '#domain/calls/quotes/postBooking.ts';
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

/** [QQ-011] What of the query of an address goes along with a form that is posted. */
function postedQuery(search: string): { lang?: string; refCode?: string } {
  const query = new URLSearchParams(search);
  const [lang, refCode] = [query.get('lang'), query.get('refCode')];
  return { ...(lang !== null && { lang }), ...(refCode !== null && { refCode }) };
}

/** Fills the ports of asking for places, of posting the quote form and of syncing it; `search` reads the address bar. */
export function quotePorts(callServer: CallServer, search: () => string) {
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
    postBooking: fromPromise<void, QuoteForm>(async ({ input }) => {
      const body = { payload: input.payload, form: { ...input.form } };
      await callServer(postBooking, { query: postedQuery(search()), body });
    }),
    syncQuote: fromPromise<void, QuoteForm>(async ({ input }) => {
      await callServer(syncQuote, { body: { payload: input.payload, form: { ...input.form } } });
    }),
  };
}
