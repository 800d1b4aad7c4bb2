import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** Tables that count requests and sessions; every other one must stay as it is when a request is refused. */
const ownBusiness = ['rate_limits', 'sessions', 'kysely_migration', 'kysely_migration_lock'];

/** How many rows each table holds, and for audit what it says. */
export async function rowCounts(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1
  `.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows.filter((row) => !ownBusiness.includes(row.name))) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = counted.rows[0]?.count ?? 0;
  }
  return counts;
}
