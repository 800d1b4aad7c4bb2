import pg from 'pg';
import type { DatabaseWaits } from '../waits.ts';
import { DatabaseUnavailable } from './database.ts';
import { isOutdated, namesOfStatements } from './keptPlans.ts';

/** What a server says when it is not the statement's fault: cancelled, shutting down, too busy, a row held too long. */
const unavailable = /^(08(?!P01)...|25P03|53...|55P03|57014|57P0[1-5])$/;

/** Whether a database says that it cannot do now what it was asked. */
export const saysUnavailable = (failure: unknown): failure is Error =>
  unavailable.test(String((failure as { code?: unknown }).code));

/** Tells a server that cannot be asked now from one that refuses what it was asked. */
export function asUnavailable(failure: unknown): unknown {
  if (failure instanceof DatabaseUnavailable || failure instanceof TypeError) return failure;
  if (failure instanceof pg.DatabaseError && !saysUnavailable(failure) && !isOutdated(failure)) {
    return failure;
  }
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
 * A connection that keeps the plans of its statements. It is given up when the server says nothing to a statement for
 * too long, for it would keep whoever gets it next waiting for the answer that did not come; and when its plans are of
 * another time than the tables.
 */
export class ServerClient extends pg.Client {
  readonly #named = namesOfStatements();

  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens to idle connections only: one that is lost between two statements would end the process.
    this.on('error', () => undefined);
  }

  override query(...asked: unknown[]): never {
    const sent = this.#named(asked);
    const answer: unknown = (super.query as (...sent: unknown[]) => unknown).apply(this, sent);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.catch((failure: unknown) => {
      const told = asUnavailable(failure);
      const isGivenUp = isOutdated(failure) || !(failure instanceof pg.DatabaseError);
      if (told instanceof DatabaseUnavailable && isGivenUp) this.end().catch(() => undefined);
      throw told;
    }) as never;
  }
}
