import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';

/** Furthest that the clock of a process may be from that of the database. */
const toleratedMs = 2 * 60_000;

/** What time it is for the database, which all processes share; milliseconds since the epoch. */
export type DatabaseTime = () => Promise<number>;

/** The time of the machine on which a database runs. */
export function databaseTimeOf(db: Database): DatabaseTime {
  return async () => {
    const { rows } = await sql<{ at: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
    return rows[0]?.at ?? Number.NaN;
  };
}

/**
 * Whether the clock of the process agrees with that of the database, asked each time. A process whose clock is
 * wrong would end what all share; the log says when it goes wrong, and when it is right again.
 */
export type ClockCheck = () => Promise<boolean>;

export function createClockCheck(parts: {
  clock: Clock;
  databaseTime: DatabaseTime;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}): ClockCheck {
  const { clock, databaseTime, log } = parts;
  let agreed = true;
  return async () => {
    const asked = clock.now();
    const there = await databaseTime();
    const answered = clock.now();
    const agrees = asked - there <= toleratedMs && there - answered <= toleratedMs;
    if (agrees !== agreed) {
      const times = { here: instant(answered), database: instant(there) };
      if (agrees) log.info(times, 'the clock agrees with that of the database again');
      else log.error(times, clockIsWrong);
    }
    agreed = agrees;
    return agrees;
  };
}

/** What is said of a clock that is wrong. */
export const clockIsWrong =
  'the clock of this machine is more than two minutes from that of the database: nothing is removed or worked off here';

const instant = (ms: number): string => new Date(ms).toISOString();
