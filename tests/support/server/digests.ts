import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** What every table holds, as a digest of its rows: the smallest change of any of them shows. */
export async function digests(db: Database, left: readonly string[] = []): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1
  `.execute(db);
  const told: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !left.includes(row.name))) {
    const digested = await sql<{ digest: string | null }>`
      select md5(string_agg(held::text, '|' order by held::text)) as digest from ${sql.table(name)} as held
    `.execute(db);
    told[name] = digested.rows[0]?.digest ?? '';
  }
  return told;
}
