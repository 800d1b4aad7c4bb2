import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { holdDataFolder } from './dataFolder.ts';
import type { OpenDatabase } from './database.ts';
import type { Tables } from './tables.ts';
import { valueTypes } from './valueTypes.ts';

/**
 * Opens the embedded database in a folder of its own.
 * @throws SettingsError when another process holds the folder
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const release = holdDataFolder(folder);
  try {
    const lite = await PGlite.create(`${folder}/pg`);
    const pool = poolOver(lite);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return {
      db,
      engine: 'embedded',
      unhurried: (act) => act(db),
      listen: async (channel, hear) => {
        const stop = await alone(pool, () => lite.listen(channel, hear));
        return () => alone(pool, () => stop());
      },
      close: async () => {
        await db.destroy();
        await lite.close();
        release();
      },
    };
  } catch (failure) {
    release();
    throw failure;
  }
}

/**
 * Lets the engine's own statements come between those of the pool: the adapter sends a statement in pieces, and one
 * that came between the pieces would take the place of the first.
 */
async function alone<Result>(pool: pg.Pool, act: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select 1');
    return await act();
  } finally {
    client.release();
  }
}

/** The adapter's connection object serves once, so that each client of the pool makes its own. */
function poolOver(lite: PGlite): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(lite), types: valueTypes } as pg.ClientConfig);
    }
  }
  return new pg.Pool({ Client: EmbeddedClient, max: 1 } as pg.PoolConfig);
}
