import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from './problem.ts';

const windowMs = 60_000;
const keptWindows = 10;

/**
 * Counts a request in the database, so that any number of processes share the count.
 * @throws Problem 429 `rate.exceeded` beyond `perMinute` in the running minute
 */
export async function countRequest(
  db: Database,
  clock: Clock,
  bucket: string,
  perMinute: number,
): Promise<void> {
  const now = clock.now();
  const start = now - (now % windowMs);
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ bucket, window_start: new Date(start), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (hits === 1) {
    await db
      .deleteFrom('rate_limits')
      .where('window_start', '<', new Date(start - keptWindows * windowMs))
      .execute();
  }
  if (hits > perMinute) {
    const seconds = Math.ceil((start + windowMs - now) / 1000);
    throw new Problem(429, 'rate.exceeded', {
      values: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }
}
