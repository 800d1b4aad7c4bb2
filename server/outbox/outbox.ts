import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { announce, type Database, type DatabaseTransaction } from '../database/database.ts';

/** A message that waits in the outbox, as whoever sends it sees it. */
export type OutboxMessage = {
  ref: string;
  subject: string;
  message: unknown;
  createdAt: Date;
};

/** Puts a message into the outbox, due at once or `inMs` later; resolves to its reference. */
export async function enqueue(
  trx: DatabaseTransaction,
  given: { topic: string; subject: string; message: unknown; now: Date; inMs?: number },
): Promise<string> {
  const { topic, subject, message, now, inMs = 0 } = given;
  const ref = randomUUID();
  await trx
    .insertInto('outbox')
    .values({
      ref,
      topic,
      subject,
      message: JSON.stringify(message),
      failure: null,
      due_at: new Date(now.getTime() + inMs),
      leased_until: null,
      created_at: now,
      sent_at: null,
    })
    .execute();
  await announce(trx, 'outbox_added');
  return ref;
}

/** Sends now what was put off, unless it was tried already. */
export async function sendNow(trx: DatabaseTransaction, topic: string, subject: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ due_at: sql<Date>`created_at` })
    .where('topic', '=', topic)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
  await announce(trx, 'outbox_added');
}

/** Frees the messages of a process that died; only where no other process can be at work. */
export async function freeMessages(db: Database): Promise<void> {
  await db.updateTable('outbox').set({ leased_until: null }).where('state', '=', 'waiting').execute();
}
