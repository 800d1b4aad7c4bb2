import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { holdDataFolder } from './dataFolder.ts';
import { DatabaseUnavailable, type OpenDatabase } from './database.ts';
import { isOutdated, namesOfStatements } from './keptPlans.ts';
import { saysUnavailable } from './serverClient.ts';
import type { Tables } from '../tables.ts';
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

/** Lets the engine's own statements come between the transactions of the pool and never within one. */
async function alone<Result>(pool: pg.Pool, act: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select 1');
    return await act();
  } finally {
    client.release();
  }
}

/** First bytes of the messages after which more of the same statement follows: parse, bind, describe, execute, close. */
const unfinished = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/** Lets the engine run a statement at once: the adapter sends it in five pieces, each of which takes a turn of its own. */
function wholeStatements(lite: PGlite): PGlite {
  let pieces: Uint8Array[] = [];
  const engine: Pick<PGlite, 'waitReady' | 'execProtocolStream'> = {
    waitReady: lite.waitReady,
    async execProtocolStream(piece, options) {
      pieces.push(piece);
      if (unfinished.has(piece[0] ?? 0)) return [];
      const statement = Buffer.concat(pieces);
      pieces = [];
      return lite.execProtocolStream(statement, options);
    },
  };
  return engine as PGlite;
}

/**
 * The pool of the engine's one connection, which keeps the plans of its statements under names that are given once,
 * as it never ends before the engine. The adapter's connection object serves once: each client of the pool makes its own.
 */
function poolOver(lite: PGlite): pg.Pool {
  const engine = wholeStatements(lite);
  let series = 0;
  const newNames = () => namesOfStatements(series++);
  class EmbeddedClient extends pg.Client {
    #named = newNames();

    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(engine), types: valueTypes } as pg.ClientConfig);
    }

    override query(...asked: unknown[]): never {
      const sent = this.#named(asked);
      const answer: unknown = (super.query as (...sent: unknown[]) => unknown).apply(this, sent);
      if (!(answer instanceof Promise)) return answer as never;
      return answer.catch((failure: unknown) => {
        if (isOutdated(failure)) this.#named = newNames();
        if (saysUnavailable(failure)) throw new DatabaseUnavailable(failure.message, { cause: failure });
        throw failure;
      }) as never;
    }
  }
  return new pg.Pool({ Client: EmbeddedClient, max: 1, idleTimeoutMillis: 0 } as pg.PoolConfig);
}
