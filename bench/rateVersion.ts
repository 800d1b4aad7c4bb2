import { sql } from 'kysely';
import { rateAt } from '#domain/rating/rateIndex.ts';
import type { Band } from '#domain/rating/rateVersion.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { addRateVersions, type NewRateVersion, rateVersionId } from '#server/rating/addRateVersions.ts';
import { openRateBook } from '#server/rating/rateBook.ts';
import { type Benchmark, goalOf } from './support/benchmark.ts';
import { durableEngine } from './support/durableServer.ts';
import { heldBytes } from './support/heldMemory.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const mebibyte = 2 ** 20;
const day = '2026-06-15';
const bare = 'the same rows read and put in a typed array';
const axes: NewRateVersion['axes'] = [
  { name: 'age', bands: bandsOf(20, 6) },
  { name: 'days', bands: bandsOf(25, 15) },
  { name: 'tripCost', bands: bandsOf(8, 4_000) },
  { name: 'coverageAmount', bands: choicesOf(5, 100_000) },
  { name: 'deductible', bands: choicesOf(10, 250) },
];
const large: NewRateVersion = {
  code: 'SEMH',
  category: 'STANDARD',
  channel: 'AGENCY',
  effectiveDate: '2026-06-10',
  revision: 1,
  unit: 'trip',
  axes,
  cells: Array.from({ length: 200_000 }, (_, at) => 1_000 + ((at * 7_919) % 250_000)),
  adjustments: {
    companion: 0,
    travellingWithinCanada: 0,
    smoker: 0,
    employee: 0,
    familyFriendsResiding: 0,
    familyFriendsNotResiding: 0,
  },
};

/** From the first question after a start to the first price of a version of 200,000 rows. */
export const rateVersion: Benchmark = {
  name: 'rateVersion',
  run: (rounds) =>
    withRates(async (database) => {
      await firstPrice(database);
      const figures = await inRounds(rounds, [
        { name: 'first price from 200,000 rows', measure: () => timeOf(() => firstPrice(database)) },
        { name: bare, measure: () => timeOf(() => bareRows(database)) },
      ]);
      return {
        name: 'rateVersion',
        unit: 'ms',
        figures,
        ratios: [ratioOf(figures, bare)],
        goal: goalOf('atMost', 1_000, figures[0]?.median ?? Number.NaN),
        notes: ['Every version that holds for the channel on the day is read with it.'],
      };
    }),
};

/** What a process holds for a version of 200,000 rows and everything else that holds on the day. */
export const rateVersionMemory: Benchmark = {
  name: 'rateVersionMemory',
  run: (rounds) =>
    withRates(async (database) => {
      const heldBy = async (read: () => Promise<unknown>) => {
        const before = heldBytes();
        const kept = await read();
        const bytes = heldBytes() - before;
        if (kept === null) throw new Error('Nothing is held');
        return bytes / mebibyte;
      };
      await firstPrice(database);
      const figures = await inRounds(rounds, [
        { name: 'rates in memory', measure: () => heldBy(() => firstPrice(database)) },
        { name: bare, measure: () => heldBy(() => bareRows(database)) },
      ]);
      return {
        name: 'rateVersionMemory',
        unit: 'MiB',
        figures,
        ratios: [ratioOf(figures, bare)],
        goal: goalOf('atMost', 64, figures[0]?.median ?? Number.NaN),
        notes: [],
      };
    }),
};

async function withRates<Result>(measure: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const engine = await durableEngine();
  const database = await engine.open('sample');
  try {
    await addRateVersions(database.db, [large], 'bench');
    return await measure(database);
  } finally {
    await database.close();
    await engine.stop();
  }
}

/** A new book, as after a start, with what it keeps once it has told a price of the large version. */
async function firstPrice(database: OpenDatabase): Promise<unknown> {
  const book = await openRateBook(database);
  const sheet = await book.sheetFor('AGENCY', day);
  const index = sheet.find('SEMH', 'STANDARD');
  const key = { days: 200, tripCost: 15_000, coverageAmount: 300_000 };
  if (index?.cells.length !== large.cells.length || rateAt(index, 60, key, 500) === 0)
    throw new Error('The large version has no price');
  await book.close();
  return [book, sheet];
}

async function bareRows({ db }: OpenDatabase): Promise<Int32Array> {
  const { rows } = await sql<{ cells: number[] }>`
    select cells from rate_versions where id = ${rateVersionId(large)}`.execute(db);
  return Int32Array.from(rows[0]?.cells ?? []);
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function bandsOf(count: number, width: number): Band[] {
  return Array.from({ length: count }, (_, at): Band => [at * width, (at + 1) * width - 1]);
}

function choicesOf(count: number, step: number): Band[] {
  return Array.from({ length: count }, (_, at): Band => [(at + 1) * step, (at + 1) * step]);
}
