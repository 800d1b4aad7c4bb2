import pg from 'pg';
import type { DatabaseWaits } from '../waits.ts';
import { DatabaseUnavailable } from './database.ts';

/** What a server says when it is not the statement's fault: cancelled, shutting down, too busy, a row held too long. */
const unavailable = /^(08(?!P01)...|25P03|53...|55P03|57014|57P0[1-5])$/;

/** Tells a server that cannot be asked now from one that refuses what it was asked. */
export function asUnavailable(failure: unknown): unknown {
  if (failure instanceof DatabaseUnavailable || failure instanceof TypeError) return failure;
  if (failure instanceof pg.DatabaseError && !unavailable.test(failure.code ?? '')) return failure;
  const { message } = failure as Error;
  return new DatabaseUnavailable(message, { cause: failure });
}

/** Limits of a connection, for the client and for the server at its other end. */
export function limitsOf(waits: DatabaseWaits): pg.ClientConfig {
  return {
    connectionTimeoutMillis: waits.connectionMs,
    statement_timeout: waits.statementMs,
    idle_in_transaction_session_timeout: waits.statementMs,
    lock_timeout: waits.lockMs,
    query_timeout: waits.statementMs + waits.graceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: waits.probeMs,
  };
}

/**
 * A connection that is given up when the server says nothing to a statement for too long: it would keep whoever gets
 * it next waiting for the answer that did not come.
 */
export class ServerClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens to idle connections only: one that is lost between two statements would end the process.
    this.on('error', () => undefined);
  }

  override query(...asked: unknown[]): never {
    const answer: unknown = (super.query as (...asked: unknown[]) => unknown).apply(this, asked);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.catch((failure: unknown) => {
      const told = asUnavailable(failure);
      if (told instanceof DatabaseUnavailable && !(failure instanceof pg.DatabaseError)) {
        this.end().catch(() => undefined);
      }
      throw told;
    }) as never;
  }
}
