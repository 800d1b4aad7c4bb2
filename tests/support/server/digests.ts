import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { askEveryTable } from './everyTable.ts';

/** What every table holds, as a digest of its rows in whatever order: the smallest change of any of them shows. */
export function digests(db: Database, left: readonly string[] = []): Promise<Record<string, string>> {
  return askEveryTable(db, left, sql<string>`sum(hashtextextended(held::text, 0)::numeric)::text`);
}
