import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { loadSample } from '#server/sample/load.ts';
import { postgresBinaries } from '#tests/support/engines/binaries.ts';
import { initCluster, startCluster } from '#tests/support/engines/cluster.ts';
import type { TestEngine } from '#tests/support/engines/engine.ts';
import { administer } from '#tests/support/engines/postgresHost.ts';
import { sampleIssuers } from '#tests/support/engines/sampleIssuers.ts';

/** A PostgreSQL whose commits wait for the disk, with one database of the sample. */
export async function durableEngine(): Promise<TestEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-bench-'));
  const binaries = await postgresBinaries();
  await initCluster(binaries, folder);
  const cluster = await startCluster(binaries, folder, 'on');
  return {
    name: 'server',
    async open() {
      await administer(cluster.url('postgres'), 'create database bench');
      const settings = { databaseUrl: cluster.url('bench'), dataFolder: folder };
      const database = await openDatabase(settings);
      await migrate(database.db);
      await loadSample(database.db, sampleIssuers);
      return { ...database, settings };
    },
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
