import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';

/** A statement that writes, built and not sent yet. */
export type Write = OperationNodeSource;

/**
 * Sends several writes as one statement, so that they cost one way to the server and back; resolves to what the last
 * one returns. Each sees the database as it was before all of them: none may build on another or write a row that
 * another writes.
 */
export async function writeTogether<Row>(
  db: Database | DatabaseTransaction,
  writes: readonly [Write, ...Write[]],
): Promise<Row[]> {
  const last = writes.at(-1);
  const others = named(writes.slice(0, -1));
  const statement = others.length === 0 ? sql<Row>`${last}` : sql<Row>`with ${sql.join(others)} ${last}`;
  return (await statement.execute(db)).rows;
}

function named(writes: readonly Write[]): RawBuilder<unknown>[] {
  return writes.map((write, place) => sql`${sql.raw(`write_${place}`)} as (${write})`);
}
