import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type RateVersion, rateVersionProblemsOf } from '#domain/rating/rateVersion.ts';
import { announce, type Database, type DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';

export type NewRateVersion = Omit<RateVersion, 'id'> & { revision: number };

/** Name of a version; a quote says it so that its price can be explained later. */
export function rateVersionId(
  version: Omit<NewRateVersion, 'cells' | 'axes' | 'unit' | 'adjustments'>,
): string {
  const { code, category, channel, effectiveDate, revision } = version;
  return [code, category, channel, effectiveDate, revision].join('.');
}

/**
 * Adds versions and announces it; what is there stays as it is.
 * @param source where they come from: a file's name, or `sample`
 * @throws Error when a table has gaps, overlaps or wrong cells, before anything is written
 */
export async function addRateVersions(
  db: Database | DatabaseTransaction,
  versions: readonly NewRateVersion[],
  source: string,
): Promise<void> {
  for (const version of versions) {
    const problems = rateVersionProblemsOf(version);
    if (problems.length > 0)
      throw new Error(`Rates ${rateVersionId(version)} cannot be used: ${problems.join(', ')}`);
  }
  await insertRows(
    db,
    'rate_versions',
    versions.map((version) => {
      const { code, category, channel, effectiveDate, revision, unit, axes, cells, adjustments } = version;
      const cellText = Array.from(cells).join(',');
      const content = JSON.stringify([unit, axes, cellText, adjustments]);
      return {
        id: rateVersionId(version),
        code,
        category,
        channel,
        effective_date: effectiveDate,
        revision,
        unit,
        axes: JSON.stringify(axes),
        cells: sql<number[]>`${`{${cellText}}`}::integer[]`,
        adjustments: JSON.stringify(adjustments),
        content_hash: createHash('sha256').update(content).digest('hex'),
        source,
      };
    }),
  );
  await announce(db, 'rates_changed');
}
