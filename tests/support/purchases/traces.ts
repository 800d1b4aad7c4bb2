import { sql } from 'kysely';
import type { TestServer } from '../server.ts';

/** Where a text stands in the whole database or in the log; empty when it was never kept. */
export async function tracesOf(server: TestServer, text: string): Promise<string[]> {
  const { db } = server.database;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1
  `.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await sql`
      select 1 from ${sql.table(name)} as whole where strpos(whole::text, ${text}) > 0 limit 1`.execute(db);
    if (held.rows.length > 0) found.push(`table ${name}`);
  }
  return server.log.some((line) => line.includes(text)) ? [...found, 'log'] : found;
}
