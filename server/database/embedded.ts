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
        const stop = await lite.listen(channel, hear);
        return () => stop();
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

/** The adapter's connection object serves once, so that each client of the pool makes its own. */
function poolOver(lite: PGlite): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(lite), types: valueTypes } as pg.ClientConfig);
    }
  }
  return new pg.Pool({ Client: EmbeddedClient, max: 1 } as pg.PoolConfig);
}
