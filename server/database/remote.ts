import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { SettingsError } from '../settings.ts';
import type { OpenDatabase } from './database.ts';
import { listenTo } from './listener.ts';
import type { Tables } from './tables.ts';
import { valueTypes } from './valueTypes.ts';

/**
 * Opens a pool on a PostgreSQL server.
 * @throws SettingsError when the server does not answer
 */
export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: valueTypes });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    const { host } = new URL(url);
    throw new SettingsError(`The database at ${host} does not answer: ${(failure as Error).message}.`);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = listenTo(url);
  return {
    db,
    engine: 'server',
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}
