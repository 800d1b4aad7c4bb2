import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from '#server/database/database.ts';

/** A database that answers every query with the same rows, and keeps what it was sent. */
export function writtenQueries(rows: readonly object[] = []): {
  db: Database;
  queries: { sql: string; values: unknown[] }[];
} {
  const queries: { sql: string; values: unknown[] }[] = [];
  const driver = Object.assign(new DummyDriver(), {
    acquireConnection: async () => ({
      executeQuery: async () => ({ rows: [...rows] }) as QueryResult<never>,
      streamQuery: () => {
        throw new Error('nothing is streamed');
      },
    }),
  });
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push({ sql: query.sql, values: [...query.parameters] }),
  }) as unknown as Database;
  return { db, queries };
}
