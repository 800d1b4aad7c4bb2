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
import { type Benchmark, goalOf } from './support/benchmark.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const bare = 'a bare Fastify route that answers the same suggestions';
const places = 60;
const longestPrefix = 6;

type Typed = { language: Language; variables: TravelLocationVariables };

/** What the slowest twentieth of the suggestions of a place takes, while its name is typed in either language. */
export const suggestions: Benchmark = {
  name: 'suggestions',
  async run(rounds) {
    const engine = embeddedEngine();
    const server = await startSampleServer(engine, {
      settings: { PORTAGE_LOG_LEVEL: 'warn', PORTAGE_LIMIT_FACTOR: '1000' },
    });
    const locations = await openLocations(server.database);
    const client = server.client('b2c');
    await client.open();
    const typed = await typedPlaces(server.database.db);
    const asked = async ({ language, variables }: Typed) => {
      const body = { query: travelLocationsDocument, operationName: 'TravelLocations', variables };
      const { data } = await client.body(postGraphql, { body, headers: { lang: language.toUpperCase() } });
      return (data as TravelLocationsData).travelLocations;
    };
    const searched = ({ language, variables }: Typed) => locations.search(variables, language);
    const floor = await startBareSuggestions(typed, searched);
    try {
      await refuseSilence(typed, asked, searched);
      const figures = await inRounds(rounds, [
        { name: 'the suggestions of a call, p95', measure: () => slowestTwentieth(typed, asked) },
        { name: `${bare}, p95`, measure: () => slowestTwentieth(typed, floor.ask) },
        { name: 'the search in memory, p95', measure: () => slowestTwentieth(typed, searched) },
      ]);
      return {
        name: 'suggestions',
        unit: 'ms',
        figures,
        ratios: [ratioOf(figures, `${bare}, p95`)],
        goal: goalOf('atMost', 5, figures[0]?.median ?? Number.NaN),
        notes: [
          `${typed.length} beginnings a round, of one letter to ${longestPrefix}, one after another; whoever asks shares ` +
            'the process with the server.',
        ],
      };
    } finally {
      await floor.close();
      await locations.close();
      await server.close();
      await engine.stop();
    }
  },
};

type Places = Awaited<ReturnType<typeof startSampleServer>>['database']['db'];

/** The names of larger places as they are typed, letter by letter. */
async function typedPlaces(db: Places): Promise<Typed[]> {
  const rows = await db
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

/** Answers what was found before, with nothing around it. */
async function startBareSuggestions(typed: readonly Typed[], searched: (typed: Typed) => Promise<unknown>) {
  const answers = await Promise.all(typed.map(searched));
  const server = fastify();
  server.post<{ Querystring: { at: number } }>('/', ({ query }, reply) =>
    reply.send({ data: { travelLocations: answers[query.at] } }),
  );
  const origin = await server.listen({ host: 'localhost', port: 0 });
  return {
    close: () => server.close(),
    async ask(each: Typed): Promise<unknown> {
      const body = JSON.stringify({ query: travelLocationsDocument, variables: each.variables });
      const headers = { 'content-type': 'application/json', lang: each.language };
      const response = await fetch(`${origin}/?at=${typed.indexOf(each)}`, { method: 'POST', headers, body });
      return response.json();
    },
  };
}

/** @throws Error when a call tells other places than the search in memory */
async function refuseSilence(
  typed: readonly Typed[],
  asked: (typed: Typed) => Promise<readonly { id: string }[]>,
  searched: (typed: Typed) => Promise<readonly { id: string }[]>,
): Promise<void> {
  for (const each of typed) {
    const [told, found] = [await asked(each), await searched(each)];
    if (found.length === 0 || told.map(({ id }) => id).join() !== found.map(({ id }) => id).join())
      throw new Error(`${each.variables.where?.prefix} is answered otherwise than it is found`);
  }
}

async function slowestTwentieth(
  typed: readonly Typed[],
  act: (typed: Typed) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (const each of typed) {
    const began = performance.now();
    await act(each);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
