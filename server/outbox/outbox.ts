import { randomUUID } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import { announcement, type Database, type DatabaseTransaction } from '../database/database.ts';

/** A message that waits in the outbox, as its sender sees it. */
export type OutboxMessage = {
  ref: string;
  subject: string;
  message: unknown;
  createdAt: Date;
};

/** A row for a message, due at once or `inMs` later, under a reference of its own or the one that is given. */
export function messageRow(given: {
  ref?: string;
  topic: string;
  subject: string;
  message: unknown;
  now: Date;
  inMs?: number;
}) {
  const { ref = randomUUID(), topic, subject, message, now, inMs = 0 } = given;
  return {
    ref,
    topic,
    subject,
    message: JSON.stringify(message),
    failure: null,
    due_at: new Date(now.getTime() + inMs),
    leased_until: null,
    created_at: now,
    sent_at: null,
    bounced_at: null,
    bounce_status: null,
  };
}

/** Sends now what was put off for these subjects, unless it was tried already. */
export function sentNow(db: Database | DatabaseTransaction, topic: string, subjects: Expression<string>) {
  return db
    .updateTable('outbox')
    .set({ due_at: sql<Date>`created_at` })
    .where('topic', '=', topic)
    .where('subject', 'in', subjects)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .returning(announcement('outbox_added').as('announced'));
}

/** Frees the messages of a process that died; only where no other process can be at work. */
export async function freeMessages(db: Database): Promise<void> {
  await db.updateTable('outbox').set({ leased_until: null }).where('state', '=', 'waiting').execute();
}
