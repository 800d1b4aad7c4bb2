import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/openDatabase.ts';
import { announce, type Database } from '#server/database/database.ts';
import { clearFaults } from '../purchases/books.ts';
import { standinSettings } from '../purchases/shop.ts';
import { testFolder } from '../engines/template.ts';
import type { Standins } from '../standins/startStandins.ts';
import { buyThrough, type Told } from './buyer.ts';
import { closeBooks, type Closing } from './closing.ts';
import { scenariosOf } from './scenario.ts';
import { startTwins, type Twins } from './twins.ts';

export type SoakOptions = {
  /** A database with the sample data, of which nothing else makes use. */
  databaseUrl: string;
  standins: Standins;
  seed: number;
  purchases: number;
  /** How many buy at the same time. */
  buyers: number;
  /** After how many purchases the next process is killed. */
  killEvery: number;
  /** Hears how far it is. */
  progress(done: number, deaths: number): void;
};

export type Soaked = Closing & {
  deaths: number;
  /** How many buyers were told which status in the end. */
  told: Readonly<Record<number, number>>;
  seconds: number;
};

const opened = '2026-06-15T14:00:00Z';
/** By then a watch over charges in doubt has ended, too. */
const mostDays = 4;
const dayMs = 24 * 60 * 60 * 1000;
/** The leases of the dead have run out by then. */
const leaseMs = 31_000;
const lookAgainMs = 50;

/**
 * Many buy at once through two processes on one database while services outside fail and one process after another is
 * killed; then the clock moves on until nothing is left to do, and the books are closed.
 */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const { databaseUrl, standins, seed, purchases, buyers, killEvery, progress } = options;
  const begun = performance.now();
  const twins = await startTwins(databaseUrl, Date.parse(opened), standinSettings(standins));
  const database = await openDatabase({ databaseUrl, dataFolder: testFolder });
  try {
    const told: Told[] = [];
    const scenarios = scenariosOf(seed, purchases);
    const queue = scenarios.entries();
    const buyOneAfterAnother = async () => {
      for (const [place, scenario] of queue) {
        told.push(await buyThrough(standins, twins.origins, scenario, place));
        progress(told.length, twins.deaths);
      }
    };
    const dying = killInTurn(
      twins,
      () => Math.floor(told.length / killEvery),
      Math.floor(purchases / killEvery),
    );
    await Promise.all(Array.from({ length: buyers }, buyOneAfterAnother));
    await dying;
    await clearFaults(standins);
    await comeToRest(database.db, twins);
    const closing = await closeBooks(database.db, standins, told);
    const statuses: Record<number, number> = {};
    for (const { status } of told) statuses[status] = (statuses[status] ?? 0) + 1;
    const seconds = Math.round((performance.now() - begun) / 1000);
    return { ...closing, deaths: twins.deaths, told: statuses, seconds };
  } finally {
    await database.close();
    await twins.stop();
  }
}

/** Kills one process after another, each time that many purchases are told of; the leases of the dead run out at once. */
async function killInTurn(twins: Twins, wanted: () => number, deaths: number): Promise<void> {
  for (let which = 0; twins.deaths < deaths; which = (which + 1) % twins.origins.length) {
    while (twins.deaths >= wanted()) await wait(lookAgainMs);
    await twins.killOne(which);
    await twins.advance(leaseMs);
  }
}

/**
 * Moves the clock from one piece of work to the next until none is left, for some days at most. Time that passes so
 * announces no work, so that it is announced here.
 */
async function comeToRest(db: Database, twins: Twins): Promise<void> {
  await twins.advance(leaseMs);
  const until = twins.now() + mostDays * dayMs;
  while (twins.now() < until) {
    const { rows } = await sql<{ due: Date | null }>`select min(due_at) as due from jobs`.execute(db);
    const due = rows[0]?.due ?? null;
    if (due === null) return;
    if (due.getTime() > twins.now()) await twins.advance(due.getTime() - twins.now() + leaseMs);
    await announce(db, 'jobs_added');
    await wait(lookAgainMs);
  }
}
