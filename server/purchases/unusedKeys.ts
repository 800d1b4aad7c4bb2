import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

const hourMs = 60 * 60 * 1000;
/** How long a key that can pay nothing any more is still known to be expired. */
const rememberedMs = 7 * 24 * hourMs;
/** Rows at a time, so that nobody waits long for the one connection of the embedded database. */
const batch = 500;

/**
 * Once an hour, removes the keys of purchases that were never paid with and are past their life; what was bought or
 * declined stays.
 * @returns a piece of work, which tells whether it removed any
 */
export function removeUnusedKeys(db: Database, clock: Clock): () => Promise<boolean> {
  let dueAt = 0;
  return async () => {
    const now = clock.now();
    if (now < dueAt) return false;
    dueAt = now + hourMs;
    const { numDeletedRows } = await db
      .deleteFrom('purchases')
      .where('id', 'in', (purchases) =>
        purchases
          .selectFrom('purchases')
          .select('id')
          .where('state', '=', 'prepared')
          .where('body_hash', 'is', null)
          .where('expires_at', '<', new Date(now - rememberedMs))
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows === BigInt(batch)) dueAt = now;
    return numDeletedRows > 0n;
  };
}
