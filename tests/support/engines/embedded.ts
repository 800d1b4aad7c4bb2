import { cp, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { loadSample } from '#server/sample/load.ts';
import type { TestEngine } from './engine.ts';
import { sampleIssuers } from './sampleIssuers.ts';
import { copyOf, sourcesOf, template } from './template.ts';

/** The embedded database, each time on a copy of a folder that was migrated or filled once. */
export function embeddedEngine(): TestEngine {
  const folders: string[] = [];
  return {
    name: 'embedded',
    async open(contents = 'empty') {
      const dataFolder = copyOf(await (contents === 'sample' ? sampleTemplate() : migratedTemplate()));
      folders.push(dataFolder);
      const settings = { databaseUrl: null, dataFolder };
      return { ...(await openDatabase(settings)), settings };
    },
    async stop() {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A data folder of this process with the sample data, whose people sign in at `sampleIssuers`; the caller removes it. */
export async function copySample(): Promise<string> {
  return copyOf(await sampleTemplate());
}

/** Makes what every copy is made from, so that the processes of a run find it there. */
export async function makeEmbeddedTemplates(): Promise<void> {
  await sampleTemplate();
}

const migratedTemplate = () => template('embedded', makeMigrated);
const sampleTemplate = () => template('embedded-sample', makeSample, sourcesOf.sample);

/** Small buffers are enough for what tests keep; the engine clears them at each start, which took half of it. */
async function makeMigrated(folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder });
  await migrate(database.db);
  await sql`alter system set shared_buffers = '16MB'`.execute(database.db);
  await database.close();
}

async function makeSample(folder: string): Promise<void> {
  await cp(await migratedTemplate(), folder, { recursive: true, preserveTimestamps: true });
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder });
  await loadSample(database.db, sampleIssuers);
  await database.close();
}
