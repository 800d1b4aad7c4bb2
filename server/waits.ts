import { setTimeout as pause } from 'node:timers/promises';

/** How long clients may take, in milliseconds; longer ones are cut off. */
export type ClientWaits = {
  /** To send a request whole. */
  readonly requestMs: number;
  /** To send its headers. */
  readonly headersMs: number;
  /** Without a byte either way. */
  readonly silentMs: number;
  /** Between two requests on one connection. */
  readonly keepAliveMs: number;
  /** How often requests that take too long are looked for. */
  readonly checkMs: number;
};

/** How long a PostgreSQL server is waited for, in milliseconds. */
export type DatabaseWaits = {
  /** Longest wait for a connection, a new one or one of the pool. */
  readonly connectionMs: number;
  /** Longest time of a statement, and of a transaction that does nothing. */
  readonly statementMs: number;
  /** Longest wait for a row that another transaction holds. */
  readonly lockMs: number;
  /** After a statement should have ended, how long the server may take to say so; then its connection is given up. */
  readonly graceMs: number;
  /** How often the connection that listens for announcements is asked whether it lives. */
  readonly probeMs: number;
  /** What was read is held to be outdated after this time, although nobody announced a change. */
  readonly staleMs: number;
};

/** How long others are waited for, in real time; the clock says what day or hour it is. */
export type Waits = {
  /** Longest wait for an answer of a service outside, in milliseconds; the leases of jobs last longer. */
  readonly serviceMs: number;
  /** Longest time in milliseconds that a request waits for what it began. */
  readonly outcomeMs: number;
  /** How often work is looked for when nobody announces any, in milliseconds. */
  readonly idleMs: number;
  /** Longest time in milliseconds after which `/readyz` answers, whatever the database does. */
  readonly readyMs: number;
  readonly clients: ClientWaits;
  /** Does not keep a process alive that has nothing else to do. */
  pause(ms: number): Promise<void>;
  /** Starts a stopwatch that returns the milliseconds since then. */
  stopwatch(): () => number;
};

export const ordinaryWaits: Waits = {
  serviceMs: 15_000,
  outcomeMs: 20_000,
  idleMs: 1_000,
  readyMs: 2_000,
  clients: {
    requestMs: 30_000,
    headersMs: 15_000,
    silentMs: 60_000,
    keepAliveMs: 65_000,
    checkMs: 5_000,
  },
  pause: (ms) => pause(ms, undefined, { ref: false }),
  stopwatch: () => {
    const begun = performance.now();
    return () => performance.now() - begun;
  },
};

export const ordinaryDatabaseWaits: DatabaseWaits = {
  connectionMs: 10_000,
  statementMs: 15_000,
  lockMs: 10_000,
  graceMs: 5_000,
  probeMs: 30_000,
  staleMs: 60_000,
};
