import type { DatabaseTransaction } from '../database/database.ts';
import type { OutboxMessage } from './outbox.ts';
import type { OutboxState } from './outbox.tables.ts';

/** How one kind of message is sent. */
export type OutboxTopic = {
  name: string;
  /**
   * Sends it, maybe for the second time: after a crash nobody knows whether it was sent.
   * @throws MessageRefused when it can never be delivered; after anything else it is tried again
   */
  send(message: OutboxMessage): Promise<void>;
  /** Writes down how it ended, in the transaction in which it ends. */
  ended(trx: DatabaseTransaction, ref: string, state: Exclude<OutboxState, 'waiting'>): Promise<void>;
  /** Code of the organization whose business a message is; null when it is gone. */
  organizationOf(trx: DatabaseTransaction, subject: string): Promise<string | null>;
};
