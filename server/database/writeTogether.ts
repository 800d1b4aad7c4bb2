import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';

/** A statement that writes, built and not sent yet. */
export type Write = OperationNodeSource;

/** The code with which `must_hold` fails. */
const doesNotHold = 'PT001';

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

/**
 * Sends several writes as one statement that is a transaction of its own, and only where `ending`, a write that stands
 * before them with what it reads, writes one row; resolves to what `last` returns, or to null where that does not hold and
 * nothing was written. As of writes that are sent together, none may build on another; but what `ending` holds is held
 * before the others write.
 */
export async function writeWhere<Row>(
  db: Database,
  ending: { reads: Write; write: RawBuilder<unknown> },
  writes: readonly Write[],
  last: Write | null,
): Promise<Row[] | null> {
  const before = [sql`held as (${ending.reads})`, sql`ending as (${ending.write})`, ...named(writes)];
  const guard = sql`(select must_hold(count(*) = 1) as holds from ending) as guard`;
  // The guard is asked first: it is the outer side of the only join that this can be.
  const statement =
    last === null
      ? sql<Row>`with ${sql.join(before)} select holds from ${guard}`
      : sql<Row>`with ${sql.join([...before, sql`last as (${last})`])}
          select last.*, holds from ${guard} left join last on true`;
  try {
    return (await statement.execute(db)).rows;
  } catch (failure) {
    if ((failure as { code?: unknown }).code === doesNotHold) return null;
    throw failure;
  }
}

function named(writes: readonly Write[]): RawBuilder<unknown>[] {
  return writes.map((write, place) => sql`${sql.raw(`write_${place}`)} as (${write})`);
}
