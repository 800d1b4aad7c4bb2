import type { Clock } from '#server/clock.ts';
import { type DatabaseTime, databaseTimeOf } from '#server/clockCheck.ts';
import type { Database } from '#server/database/database.ts';

/** The time of a database that goes by a clock of a test; the database is asked nonetheless. */
export function databaseTimeBy(clock: Clock, db: Database): DatabaseTime {
  return async () => {
    await databaseTimeOf(db)();
    return clock.now();
  };
}
