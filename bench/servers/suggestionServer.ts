/** The product with the sample data beside a bare route that answers the same; tells what is typed, and where to ask. */
import fastify from 'fastify';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import {
  travelLocationsDocument,
  type TravelLocationsData,
  type TravelLocationVariables,
} from '#domain/calls/graphql/travelLocations.ts';
import { type Language, languages } from '#domain/locales.ts';
import { suggestionLimits } from '#domain/quote/limits.ts';
import { openLocations } from '#server/locations/locations.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { sessionHeaders } from './sessionHeaders.ts';

/** One beginning of a name: where it is asked for, and what is sent. */
type Suggested = { url: string; headers: Record<string, string>; body: string };
export type SuggestionsTold = { product: Suggested[]; bare: Suggested[] };
type Typed = { language: Language; variables: TravelLocationVariables };

const places = 60;
const longestPrefix = 6;

const engine = embeddedEngine();
const server = await startSampleServer(engine, {
  settings: { PORTAGE_LOG_LEVEL: 'warn', PORTAGE_LIMIT_FACTOR: '1000' },
});
const locations = await openLocations(server.database);
const client = server.client('b2c');
await client.open();
const typed = await typedPlaces();
const answers = await Promise.all(
  typed.map(({ language, variables }) => locations.search(variables, language)),
);
await refuseSilence();

const bare = fastify();
bare.post<{ Querystring: { at: number } }>('/', ({ query }, reply) =>
  reply.send({ data: { travelLocations: answers[query.at] } }),
);
const bareOrigin = await bare.listen({ host: 'localhost', port: 0 });
const sent = ({ language, variables }: Typed) => ({
  headers: { ...sessionHeaders(client), lang: language.toUpperCase() },
  body: JSON.stringify({ query: travelLocationsDocument, operationName: 'TravelLocations', variables }),
});
const told: SuggestionsTold = {
  product: typed.map((each) => ({ url: `${client.origin}${postGraphql.path}`, ...sent(each) })),
  bare: typed.map((each, at) => ({ url: `${bareOrigin}/?at=${at}`, ...sent(each) })),
};
process.send?.(told);
process.on('disconnect', async () => {
  await bare.close();
  await locations.close();
  await server.close();
  await engine.stop();
  process.exit();
});

/** The names of larger places as they are typed, letter by letter. */
async function typedPlaces(): Promise<Typed[]> {
  const rows = await server.database.db
    .selectFrom('travel_locations')
    .select(['city_en', 'city_fr'])
    .orderBy('weight')
    .orderBy('iata')
    .limit(places)
    .execute();
  return rows.flatMap((row) =>
    languages.flatMap((language) => {
      const name = language === 'en' ? row.city_en : row.city_fr;
      return Array.from({ length: Math.min(longestPrefix, name.length) }, (_, at): Typed => {
        const where = { prefix: name.slice(0, at + 1) };
        return { language, variables: { where, groupBy: 'iata', limit: suggestionLimits.queried } };
      });
    }),
  );
}

/** @throws Error when a call tells other places than the search in memory */
async function refuseSilence(): Promise<void> {
  for (const [at, { language, variables }] of typed.entries()) {
    const body = { query: travelLocationsDocument, operationName: 'TravelLocations', variables };
    const { data } = await client.body(postGraphql, { body, headers: { lang: language.toUpperCase() } });
    const suggested = (data as TravelLocationsData).travelLocations.map(({ id }) => id).join();
    if (suggested === '' || suggested !== answers[at]?.map(({ id }) => id).join())
      throw new Error(`${variables.where?.prefix} is answered otherwise than it is found`);
  }
}
