import { rm } from 'node:fs/promises';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { TestEngine } from '../database.ts';
import { copyOf, template } from './template.ts';

/** The embedded database, each time on a copy of a migrated folder. */
export function embeddedEngine(): TestEngine {
  const folders: string[] = [];
  return {
    name: 'embedded',
    async open() {
      const dataFolder = await copyOf(await template('embedded', makeMigrated));
      folders.push(dataFolder);
      const settings = { databaseUrl: null, dataFolder };
      return { ...(await openDatabase(settings)), settings };
    },
    async stop() {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeMigrated(folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder });
  await migrate(database.db);
  await database.close();
}
