import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { askEveryTable } from './everyTable.ts';

/**
 * Tables that count requests, sessions and the tokens that opened them, which go when their time has come; every other
 * one must stay as it is when a request is refused.
 */
const ownBusiness = [
  'rate_limits',
  'sessions',
  'used_id_tokens',
  'kysely_migration',
  'kysely_migration_lock',
];

/** How many rows each table holds. */
export function rowCounts(db: Database): Promise<Record<string, number>> {
  return askEveryTable(db, ownBusiness, sql<number>`count(*)`);
}
