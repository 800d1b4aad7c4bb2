import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** The one file in which the stand-ins keep what must survive them. */
export type State = {
  run(sql: string, values?: Record<string, SQLInputValue>): number;
  first<Row>(sql: string, values?: Record<string, SQLInputValue>): Row | undefined;
  all<Row>(sql: string, values?: Record<string, SQLInputValue>): Row[];
  /** Runs the work whole or not at all; an answer that was given stays given after SIGKILL. */
  together<Result>(work: () => Result): Result;
  close(): void;
};

/** Opens or creates the file with full synchronization: a commit is on the disk before it is answered. */
export function openState(path: string): State {
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  chmodSync(path, 0o600);
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? file.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    run: (sql, values = {}) => Number(statement(sql).run(values).changes),
    first: <Row>(sql: string, values = {}) => statement(sql).get(values) as Row | undefined,
    all: <Row>(sql: string, values = {}) => statement(sql).all(values) as Row[],
    together(work) {
      file.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        file.exec('COMMIT');
        return result;
      } catch (error) {
        file.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => file.close(),
  };
}
