import { sql } from 'kysely';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { Database } from '#server/database/database.ts';
import type { SortedList } from '#domain/calls/lists/searchCall.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import type { TestEngine } from '#tests/support/engines/engine.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { licenses } from './lists/licenses.ts';
import { people } from './lists/people.ts';
import type { SearchedList } from './lists/searchedList.ts';
import type { Benchmark } from './support/benchmark.ts';
import { durableEngine } from './support/durableServer.ts';
import { makePlainList, plainSchema } from './support/plainList.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const plain = 'the same statements on plain indexes';
const keeper = agentSession({ homeReach: 'all' });

type Setting<List extends SortedList> = {
  name: string;
  searched: SearchedList<List>;
  rows: number;
  atMost: number;
  engine: () => Promise<TestEngine>;
};

/** Every filter with every sort, the first page of each; without filter also the other way round. */
function questionsOf<List extends SortedList>({ list, filters }: SearchedList<List>) {
  const columns: readonly List['columns'][number][] = list.columns;
  return filters.flatMap((filter) =>
    columns.flatMap((sortField) =>
      (Object.keys(filter).length === 0 ? (['asc', 'desc'] as const) : (['asc'] as const)).map(
        (sortOrder) => ({
          name: `${Object.keys(filter).join(' and ') || 'no filter'} by ${sortField} ${sortOrder}`,
          request: { filter, page: { sortField, sortOrder, offset: 0, limit: 10, lang: 'en' as const } },
        }),
      ),
    ),
  );
}

/** Pages of ten with their exact totals, by every filter and sort: the time within which 95 of 100 are answered. */
function searching<List extends SortedList>(setting: Setting<List>): Benchmark {
  const { name, searched, rows, atMost, engine: make } = setting;
  const questions = questionsOf(searched);
  return {
    name,
    async run(rounds) {
      const engine = await make();
      const database = await engine.open('sample');
      await database.unhurried((db) => searched.fill(db, rows));
      await database.unhurried((db) => makePlainList(db, searched));
      const { databaseUrl } = database.settings;
      const onServer =
        databaseUrl === null
          ? null
          : await openDatabase({
              ...database.settings,
              databaseUrl: `${databaseUrl}?options=-csearch_path%3D${plainSchema},public`,
            });
      const waits = { waits: ordinaryWaits, log: { warn: () => undefined } };
      const organizations = await openOrganizations(database, waits);
      const slowest = new Map<string, number>();
      const ask = async (db: Database, seen?: Map<string, number>): Promise<number> => {
        const times: number[] = [];
        for (const { name: question, request } of questions) {
          const began = performance.now();
          await searched.find({ db, organizations }, keeper, request);
          const ms = performance.now() - began;
          times.push(ms);
          seen?.set(question, Math.max(ms, seen.get(question) ?? 0));
        }
        return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
      };
      const askPlain = async () => {
        if (onServer !== null) return ask(onServer.db);
        await lookIn(database.db, `${plainSchema}, public`);
        const p95 = await ask(database.db);
        await lookIn(database.db, 'public');
        return p95;
      };
      try {
        await ask(database.db);
        await askPlain();
        const figures = await inRounds(rounds, [
          { name: 'the search', measure: () => ask(database.db, slowest) },
          { name: plain, measure: askPlain },
        ]);
        const [first, second, third] = [...slowest].toSorted(([, one], [, other]) => other - one);
        return {
          name,
          unit: 'ms, p95',
          figures,
          ratios: [ratioOf(figures, plain, { bound: 'atMost', value: atMost })],
          goal: null,
          notes: [
            `${rows.toLocaleString('en-CA')} rows, ${questions.length} questions: pages of ten with their exact totals.`,
            `The slowest: ${[first, second, third].map((each) => `${each?.[0]} ${Math.round(each?.[1] ?? 0)} ms`).join(', ')}.`,
          ],
        };
      } finally {
        await organizations.close();
        await onServer?.close();
        await database.close();
        await engine.stop();
      }
    },
  };
}

function lookIn(db: Database, schemas: string): Promise<unknown> {
  return sql`select set_config('search_path', ${schemas}, false)`.execute(db);
}

export const licenseSearch = searching({
  name: 'licenseSearch',
  searched: licenses,
  rows: 1_000_000,
  atMost: 0.7,
  engine: durableEngine,
});

export const licenseSearchEmbedded = searching({
  name: 'licenseSearchEmbedded',
  searched: licenses,
  rows: 100_000,
  atMost: 0.8,
  engine: async () => embeddedEngine(),
});

export const agentSearch = searching({
  name: 'agentSearch',
  searched: people,
  rows: 1_000_000,
  atMost: 1,
  engine: durableEngine,
});
