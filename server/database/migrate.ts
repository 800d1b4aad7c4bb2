import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Names of the migrations in the order in which they run. */
async function migrationNames(): Promise<string[]> {
  const files = await readdir(fileURLToPath(folder));
  return files
    .filter((name) => /^\d{3}-[a-z-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted();
}

/** Brings the schema up to date; processes that start together wait for one another. */
export async function migrate(db: Database): Promise<void> {
  const names = await migrationNames();
  if (await isUpToDate(db, names)) return;
  const migrator = new Migrator({
    db,
    // What was made beside another migration may land after it.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () => {
        const found: Record<string, Migration> = {};
        for (const name of names) found[name] = await import(new URL(`${name}.ts`, folder).href);
        return found;
      },
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  }
}

/** Asks the migrator's own table, because making a migrator ready costs a start more than the question. */
async function isUpToDate(db: Database, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${`public.${DEFAULT_MIGRATION_TABLE}`})::text as found
  `.execute(db);
  if (rows[0]?.found === null || rows.length === 0) return false;
  const done = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db);
  return done.rows.map(({ name }) => name).join() === names.join();
}
