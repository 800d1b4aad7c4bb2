import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** A database that holds nothing and keeps the values of every query that it was sent. */
export function writtenQueries(): { db: Database; values: unknown[][] } {
  const values: unknown[][] = [];
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void values.push([...query.parameters]),
  }) as unknown as Database;
  return { db, values };
}
