import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** File names of the migrations in the order in which they run. */
export async function migrationFiles(): Promise<string[]> {
  const names = await readdir(fileURLToPath(folder));
  return names.filter((name) => /^\d{3}-[a-z-]+\.ts$/.test(name)).sort();
}

/** Brings the schema up to date; processes that start together wait for one another. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => {
        const found: Record<string, Migration> = {};
        for (const name of await migrationFiles()) {
          found[name.slice(0, -'.ts'.length)] = await import(new URL(name, folder).href);
        }
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
