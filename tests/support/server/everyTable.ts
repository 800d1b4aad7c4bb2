import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/**
 * Asks every table the same, in one statement; a table in parts is asked as a whole.
 * @param left tables that are not asked
 * @param asked what is asked of the rows, which are called `held`: an aggregate
 */
export async function askEveryTable<Told>(
  db: Database,
  left: readonly string[],
  asked: RawBuilder<Told>,
): Promise<Record<string, Told>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1
  `.execute(db);
  const questions = tables
    .filter(({ name }) => !left.includes(name))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} as name, ${asked} as told from ${sql.table(name)} as held`,
    );
  const { rows } = await sql<{ name: string; told: Told }>`${sql.join(questions, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]));
}
