import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** What is announced to every process on the database; the payload says which one changed. */
export const channels = ['session_changed', 'organizations_changed', 'rates_changed', 'jobs_added'] as const;
export type Channel = (typeof channels)[number];

export type OpenDatabase = {
  db: Database;
  engine: 'embedded' | 'server';
  /** Hears announcements of any process; resolves to a function that stops hearing. */
  listen(channel: Channel, hear: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** Announces a change; inside a transaction it is heard when the transaction commits. */
export async function announce(
  db: Database | DatabaseTransaction,
  channel: Channel,
  payload = '',
): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
