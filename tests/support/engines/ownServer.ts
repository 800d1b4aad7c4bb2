import { openDatabase } from '#server/database/openDatabase.ts';
import type { TestEngine } from './engine.ts';
import { administer, databaseUrl, ownHost, templates } from './postgresHost.ts';
import { testFolder } from './template.ts';

/** A real PostgreSQL that serves one test alone, which may restart it. */
export type OwnServer = TestEngine & { restart(): Promise<void> };

/** Starts a PostgreSQL whose one database is made from a template. */
export async function ownServerEngine(): Promise<OwnServer> {
  const host = await ownHost();
  return {
    name: 'server',
    async open(contents = 'empty') {
      await administer(host.url, `create database own template ${templates[contents]}`);
      const settings = { databaseUrl: databaseUrl(host.url, 'own'), dataFolder: testFolder };
      return { ...(await openDatabase(settings)), settings };
    },
    restart: host.restart,
    stop: host.stop,
  };
}
