import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { TestEngine } from './engine.ts';
import { administer, databaseUrl, templates } from './postgresHost.ts';
import { testFolder } from './template.ts';

/** A real PostgreSQL, the same for all files of a run, in which each database is made from a template. */
export function serverEngine(): TestEngine {
  const made = new Set<string>();
  const url = (database: string) => databaseUrl(inject('postgresUrl'), database);
  const drop = (name: string) => administer(url('postgres'), `drop database if exists ${name} with (force)`);
  return {
    name: 'server',
    async open(contents = 'empty') {
      const name = `portage_test_${randomUUID().replaceAll('-', '')}`;
      await administer(url('postgres'), `create database ${name} template ${templates[contents]}`);
      made.add(name);
      const settings = { databaseUrl: url(name), dataFolder: testFolder };
      const database = await openDatabase(settings);
      return {
        ...database,
        settings,
        close: async () => {
          await database.close();
          await drop(name);
          made.delete(name);
        },
      };
    },
    async stop() {
      for (const name of made) await drop(name);
      made.clear();
    },
  };
}
