import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { SettingsError } from '../settings.ts';
import type { DatabaseWaits } from '../waits.ts';
import type { Database, OpenDatabase } from './database.ts';
import { listenTo } from './listener.ts';
import { asUnavailable, limitsOf, ServerClient } from './serverClient.ts';
import type { Tables } from '../tables.ts';
import { valueTypes } from './valueTypes.ts';

/**
 * Opens a pool on a PostgreSQL server; a caller that waits for it too long gets DatabaseUnavailable.
 * @throws SettingsError when the server does not answer
 */
export async function openServer(url: string, waits: DatabaseWaits): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: valueTypes,
    Client: ServerClient,
    ...limitsOf(waits),
  });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    const { host } = new URL(url);
    throw new SettingsError(`The database at ${host} does not answer: ${(failure as Error).message}.`);
  }
  const db = databaseOver(pool);
  const listener = listenTo(url, waits);
  return {
    db,
    engine: 'server',
    unhurried: async (act) => {
      const patient = databaseOver(new pg.Pool({ connectionString: url, max: 1, types: valueTypes }));
      try {
        return await act(patient);
      } finally {
        await patient.destroy();
      }
    },
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

function databaseOver(pool: pg.Pool): Database {
  const connect = () =>
    pool.connect().catch((failure: unknown) => {
      throw asUnavailable(failure);
    });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
}
