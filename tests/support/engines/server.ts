import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { loadSample } from '#server/sample/load.ts';
import { postgresBinaries } from './binaries.ts';
import { initCluster, startCluster } from './cluster.ts';
import type { DatabaseContents, TestEngine } from './engine.ts';
import { sampleIssuers } from './sampleIssuers.ts';
import { copyOf, sourcesOf, template, testFolder } from './template.ts';

const templates: Record<DatabaseContents, string> = {
  empty: 'portage_template',
  sample: 'portage_sample_template',
};
const givenUrl = 'PORTAGE_TEST_DATABASE_URL';

/** A PostgreSQL server on which databases may be made. */
type Host = { url(database: string): string; stop(): Promise<void> };

/** A real PostgreSQL: the one that the setting names, else one started here on a free loopback port. */
export function serverEngine(): TestEngine {
  let host: Promise<Host> | null = null;
  return {
    name: 'server',
    async open(contents = 'empty') {
      host ??= process.env[givenUrl] ? givenHost(process.env[givenUrl]) : ownHost();
      const { url } = await host;
      const name = `portage_test_${randomUUID().replaceAll('-', '')}`;
      await administer(url('postgres'), `create database ${name} template ${templates[contents]}`);
      const settings = { databaseUrl: url(name), dataFolder: testFolder };
      const database = await openDatabase(settings);
      return {
        ...database,
        settings,
        close: async () => {
          await database.close();
          await administer(url('postgres'), `drop database if exists ${name} with (force)`);
        },
      };
    },
    async stop() {
      const running = host;
      host = null;
      await (await running)?.stop();
    },
  };
}

async function ownHost(): Promise<Host> {
  const binaries = await postgresBinaries();
  const made = await template(
    'server',
    async (folder) => {
      await initCluster(binaries, folder);
      const cluster = await startCluster(binaries, folder);
      await makeTemplates(cluster.url);
      await cluster.stop();
    },
    sourcesOf.sample,
  );
  const folder = await copyOf(made);
  const cluster = await startCluster(binaries, folder);
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Templates of this process's own, because others may test other migrations on the same server. */
async function givenHost(given: string): Promise<Host> {
  const url = (database: string) => Object.assign(new URL(given), { pathname: `/${database}` }).href;
  const dropped = Object.values(templates).map((name) => `drop database if exists ${name}`);
  await administer(url('postgres'), 'select pg_advisory_lock(7031)', ...dropped);
  await makeTemplates(url);
  return { url, stop: async () => undefined };
}

async function makeTemplates(url: (database: string) => string): Promise<void> {
  const fill = async (name: string, act: (db: Database) => Promise<unknown>): Promise<void> => {
    const database = await openDatabase({ databaseUrl: url(name), dataFolder: testFolder });
    await act(database.db);
    await database.close();
  };
  await administer(url('postgres'), `create database ${templates.empty}`);
  await fill(templates.empty, migrate);
  await administer(url('postgres'), `create database ${templates.sample} template ${templates.empty}`);
  await fill(templates.sample, (db) => loadSample(db, sampleIssuers));
}

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
