import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { loadSample } from '#server/sample/load.ts';
import { postgresBinaries } from './binaries.ts';
import { type Cluster, initCluster, startCluster } from './cluster.ts';
import type { DatabaseContents } from './engine.ts';
import { sampleIssuers } from './sampleIssuers.ts';
import { copyOf, sourcesOf, template, testFolder } from './template.ts';

/** Databases from which those of the tests are made. */
export const templates: Record<DatabaseContents, string> = {
  empty: 'portage_template',
  sample: 'portage_sample_template',
};

/** A PostgreSQL server that has the templates. */
export type PostgresHost = { url: string; stop(): Promise<void> };

/** The address of a database on the server of another. */
export function databaseUrl(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

/** Starts a server of our own on a free loopback port, which can be restarted. */
export async function ownHost(): Promise<PostgresHost & Pick<Cluster, 'restart'>> {
  const binaries = await postgresBinaries();
  const made = await template(
    'server',
    async (folder) => {
      await initCluster(binaries, folder);
      const cluster = await startCluster(binaries, folder);
      await makeTemplates(cluster.url('postgres'));
      await cluster.stop();
    },
    sourcesOf.sample,
  );
  const folder = copyOf(made);
  const cluster = await startCluster(binaries, folder);
  return {
    url: cluster.url('postgres'),
    restart: cluster.restart,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the templates anew on a server that somebody runs, because other tests may have left those of other sources. */
export async function givenHost(given: string): Promise<PostgresHost> {
  const dropped = Object.values(templates).map((name) => `drop database if exists ${name}`);
  await administer(databaseUrl(given, 'postgres'), ...dropped);
  await makeTemplates(given);
  return { url: given, stop: async () => undefined };
}

async function makeTemplates(server: string): Promise<void> {
  const fill = async (name: string, act: (db: Database) => Promise<unknown>): Promise<void> => {
    const database = await openDatabase({ databaseUrl: databaseUrl(server, name), dataFolder: testFolder });
    await act(database.db);
    await database.close();
  };
  const maintenance = databaseUrl(server, 'postgres');
  await administer(maintenance, `create database ${templates.empty}`);
  await fill(templates.empty, migrate);
  await administer(maintenance, `create database ${templates.sample} template ${templates.empty}`);
  await fill(templates.sample, (db) => loadSample(db, sampleIssuers));
}

/** Runs statements one after another on one connection. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
