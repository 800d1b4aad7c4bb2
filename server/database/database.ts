import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** The database did not answer in time or cannot be reached; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  /** What the server or the network said, where it said anything. */
  get code(): unknown {
    return (this.cause as { code?: unknown } | undefined)?.code;
  }
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** What is announced to every process on the database; the payload says which one changed. */
export const channels = [
  'session_changed',
  'organizations_changed',
  'rates_changed',
  'locations_changed',
  'jobs_added',
  'outbox_added',
] as const;
export type Channel = (typeof channels)[number];

export type OpenDatabase = {
  db: Database;
  engine: 'embedded' | 'server';
  /** Does what may take its time, such as a migration: no statement of it is broken off. */
  unhurried<Result>(act: (db: Database) => Promise<Result>): Promise<Result>;
  /**
   * Hears announcements of any process; resolves to a function that stops hearing. The payload is empty where
   * something may have changed unheard, which is said at least once a minute where other processes can write.
   */
  listen(channel: Channel, hear: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** Announces a change; inside a transaction it goes out when the transaction commits. */
export async function announce(
  db: Database | DatabaseTransaction,
  channel: Channel,
  payload = '',
): Promise<void> {
  await sql`select ${announcement(channel, payload)}`.execute(db);
}

/** What a write returns that announces each row which it writes. */
export function announcement(channel: Channel, payload = '') {
  return sql<void>`pg_notify(${channel}, ${payload})`;
}
