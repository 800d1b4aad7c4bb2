import { sql } from 'kysely';
import { indexRates, type RateIndex } from '#domain/rating/rateIndex.ts';
import type { RateCategory, RateChannel, RateVersion } from '#domain/rating/rateVersion.ts';
import type { Database } from '../database/database.ts';

/** Every rate version that prices a quote of one channel on one day. */
export type RateSheet = {
  /** Rates of a plan or benefit, or null when none hold. */
  find(code: string, category: RateCategory): RateIndex | null;
};

/**
 * Reads the versions that hold: of each key the newest that is effective, and of its revisions the last one that
 * was not withdrawn. A version never changes, so that one that is `known` is not read again.
 */
export async function readRateSheet(
  db: Database,
  channel: RateChannel,
  date: string,
  known: Map<string, RateIndex>,
): Promise<RateSheet> {
  const holding = await db
    .selectFrom('rate_versions')
    .distinctOn(['code', 'category'])
    .select(['id', 'code', 'category'])
    .where('channel', '=', channel)
    .where('effective_date', '<=', date)
    .where('withdrawn_at', 'is', null)
    .orderBy('code')
    .orderBy('category')
    .orderBy('effective_date', 'desc')
    .orderBy('revision', 'desc')
    .execute();
  const unknown = holding.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  for (const version of await readVersions(db, unknown)) known.set(version.id, indexRates(version));
  const byKey = new Map(
    holding.map(({ id, code, category }) => [`${code} ${category}`, known.get(id) ?? null]),
  );
  return { find: (code, category) => byKey.get(`${code} ${category}`) ?? null };
}

/** Versions by their names, as they were added. */
export async function readVersions(db: Database, ids: readonly string[]): Promise<RateVersion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('rate_versions')
    .select(['id', 'code', 'category', 'channel', 'effective_date', 'unit', 'axes', 'cells', 'adjustments'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return rows.map(({ effective_date, ...version }) => ({ ...version, effectiveDate: effective_date }));
}
