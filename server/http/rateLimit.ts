import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from './problem.ts';

const windowMs = 60_000;
/**
 * A process takes this part of a large limit at a time, so that few requests ask the database. What it does not use is
 * nobody's until the next minute, so that of a small limit, which somebody may well meet, it takes one at a time.
 */
const shareOfLimit = 1 / 20;
const smallLimit = 100;

/** What this process may still let through of a bucket in the running minute. */
type Share = { left: number; spent: boolean; asking: Promise<void> | null };

export type RateLimits = {
  /**
   * Counts a request; any number of processes share the count. Below 100 a minute it is exact; from there on it is never
   * passed and may be met early, by less than a twentieth for each other process.
   * @throws Problem 429 `rate.exceeded` beyond `perMinute` in the running minute
   */
  count(bucket: string, perMinute: number): Promise<void>;
};

/** @param factor how many times the ordinary limits are allowed */
export function createRateLimits(parts: { db: Database; clock: Clock; factor: number }): RateLimits {
  const { db, clock, factor } = parts;
  let windowStart = 0;
  let shares = new Map<string, Share>();

  const shareOf = (bucket: string): Share => {
    const now = clock.now();
    const start = now - (now % windowMs);
    if (start !== windowStart) {
      windowStart = start;
      shares = new Map();
    }
    const share = shares.get(bucket) ?? { left: 0, spent: false, asking: null };
    shares.set(bucket, share);
    return share;
  };

  const askForMore = async (share: Share, bucket: string, limit: number): Promise<void> => {
    const wanted = limit < smallLimit ? 1 : Math.floor(limit * shareOfLimit);
    const { hits } = await db
      .insertInto('rate_limits')
      .values({ bucket, window_start: new Date(windowStart), hits: wanted })
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + ${wanted}` }),
      )
      .returning('hits')
      .executeTakeFirstOrThrow();
    share.left = Math.min(wanted, limit - (hits - wanted));
    share.spent = share.left <= 0;
  };

  return {
    async count(bucket, perMinute) {
      const limit = Math.floor(perMinute * factor);
      for (;;) {
        const share = shareOf(bucket);
        if (share.left > 0) {
          share.left -= 1;
          return;
        }
        if (share.spent) throw exceeded(clock.now());
        share.asking ??= askForMore(share, bucket, limit).finally(() => {
          share.asking = null;
        });
        await share.asking;
      }
    },
  };
}

function exceeded(now: number): Problem {
  const seconds = Math.ceil((windowMs - (now % windowMs)) / 1000);
  return new Problem(429, 'rate.exceeded', {
    values: { seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
