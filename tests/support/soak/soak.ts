import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/database/openDatabase.ts';
import { clearFaults } from '../purchases/books.ts';
import { standinSettings } from '../purchases/shop.ts';
import { testFolder } from '../engines/template.ts';
import { letSignIn } from '../sampleServer.ts';
import { startTestIssuer } from '../server/testIssuer.ts';
import type { Standins } from '../standins/startStandins.ts';
import { type Buyer, buyThrough } from './buyer.ts';
import { closeBooks, type Closing } from './closing.ts';
import { actAtDesk, type DeskTold, openDesk } from './desk.ts';
import type { SoakLength } from './length.ts';
import { askUntilSettled, comeToRest, leaseMs } from './rest.ts';
import { scenariosOf } from './scenario.ts';
import { startTwins, type Twins } from './twins.ts';

export type SoakOptions = {
  /** A database with the sample data, of which nothing else makes use. */
  databaseUrl: string;
  standins: Standins;
  seed: number;
  length: SoakLength;
  /** How many buy at the same time. */
  buyers: number;
  /** Hears how far it is. */
  progress(done: number, deaths: number): void;
  /** Hears what it waits for once nobody buys any more. */
  waitsFor(what: string): void;
};

export type Soaked = Closing & {
  deaths: number;
  /** How many buyers were told which status in the end. */
  told: Readonly<Record<number, number>>;
  /** How many at the desk were told which status in the end. */
  toldAtDesk: Readonly<Record<number, number>>;
  /** How often a buyer was answered which status before that; 0 is no answer at all. */
  toldBefore: Readonly<Record<number, number>>;
  seconds: number;
};

const opened = '2026-06-15T14:00:00Z';
const lookAgainMs = 50;

/**
 * Many buy at once through two processes on one database while services outside fail and one process after another is
 * killed; then whoever has no outcome asks for it, the clock moves on until nothing is left to do, and the books are
 * closed.
 */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const { databaseUrl, standins, seed, length, buyers, progress, waitsFor } = options;
  const begun = performance.now();
  let now = () => Date.parse(opened);
  const issuer = await startTestIssuer({ now: () => now() });
  const database = await openDatabase({ databaseUrl, dataFolder: testFolder });
  await letSignIn(database, issuer);
  const twins = await startTwins(databaseUrl, Date.parse(opened), {
    ...standinSettings(standins),
    PORTAGE_DIRECTORY_ISSUER: issuer.issuers.directory,
    PORTAGE_CUSTOMERS_ISSUER: issuer.issuers.customers,
  });
  now = twins.now;
  try {
    const desks = await openDesk(twins.desks, issuer);
    const atDesk: DeskTold[] = [];
    const bought: Buyer[] = [];
    const scenarios = scenariosOf(seed);
    let begunToBuy = 0;
    const buyOneAfterAnother = async () => {
      while (!length.isOver(begunToBuy)) {
        const place = begunToBuy;
        begunToBuy += 1;
        const scenario = scenarios.next().value;
        const buyer = await buyThrough(standins, twins.origins, scenario, place);
        bought.push(buyer);
        const { cancelled } = scenario;
        if (cancelled && buyer.told.policyNumbers.length > 0)
          atDesk.push(...(await actAtDesk(standins, desks, buyer.told, cancelled)));
        progress(bought.length, twins.deaths);
      }
    };
    const buying = Promise.all(Array.from({ length: buyers }, buyOneAfterAnother));
    await Promise.all([buying, killInTurn(twins, length, () => bought.length, buying)]);
    await clearFaults(standins);
    waitsFor('the outcomes that are open, which buyers ask for minute by minute');
    await askUntilSettled(database.db, twins, bought);
    waitsFor('the work that is left, from one due time to the next');
    await comeToRest(database.db, twins);
    waitsFor('the books');
    const told = bought.map((buyer) => buyer.told);
    const closing = await closeBooks(database.db, standins, told, atDesk);
    const seconds = Math.round((performance.now() - begun) / 1000);
    return {
      ...closing,
      deaths: twins.deaths,
      told: countsOf(told.map(({ status }) => status)),
      toldAtDesk: countsOf(atDesk.map(({ status }) => status)),
      toldBefore: countsOf(told.flatMap(({ before }) => before)),
      seconds,
    };
  } finally {
    await database.close();
    await twins.stop();
    await issuer.close();
  }
}

/** Kills one process after another whenever a death is due, until everybody has bought; the leases of the dead run out at once. */
async function killInTurn(
  twins: Twins,
  length: SoakLength,
  told: () => number,
  buying: Promise<unknown>,
): Promise<void> {
  let everybodyHasBought = false;
  void buying.finally(() => {
    everybodyHasBought = true;
  });
  for (let which = 0; ; which = (which + 1) % twins.origins.length) {
    while (twins.deaths >= length.deathsDue(told(), twins.deaths)) {
      if (everybodyHasBought) return;
      await wait(lookAgainMs);
    }
    await twins.killOne(which);
    await twins.advance(leaseMs);
  }
}

function countsOf(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
