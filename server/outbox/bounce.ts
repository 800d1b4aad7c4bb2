import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { OutboxState } from './outbox.tables.ts';
import type { OutboxTopic } from './outboxTopic.ts';

/** Writes down that a message came back, or was refused at once. */
export async function auditBounce(
  trx: DatabaseTransaction,
  clock: Clock,
  topic: OutboxTopic,
  bounced: { ref: string; subject: string; before: OutboxState; status?: string },
): Promise<void> {
  const { ref, subject, before, status } = bounced;
  const organizationCode = await topic.organizationOf(trx, subject);
  await recordAudit(trx, clock, {
    action: 'mail.bounce',
    system: true,
    ...(organizationCode !== null && { organizationCode }),
    object: { type: 'message', id: ref },
    before: { state: before },
    after: { state: 'bounced', topic: topic.name, subject },
    ...(status !== undefined && { reason: status }),
  });
}

/**
 * Marks a message as bounced that came back after it had been handed over. Resolves to false when that is known
 * already, or the message is gone.
 */
export async function bounceLater(
  parts: { db: Database; clock: Clock; topics: readonly OutboxTopic[] },
  ref: string,
  status: string,
): Promise<boolean> {
  const { db, clock, topics } = parts;
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('outbox')
      .select(['id', 'topic', 'subject', 'state'])
      .where('ref', '=', ref)
      .where('state', '<>', 'bounced')
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return false;
    const { id, subject, state: before } = found;
    const topic = topics.find(({ name }) => name === found.topic);
    if (topic === undefined) throw new Error(`Nobody sends messages of the topic ${found.topic}`);
    await trx
      .updateTable('outbox')
      .set({
        state: 'bounced',
        bounced_at: new Date(clock.now()),
        bounce_status: status,
        leased_until: null,
      })
      .where('id', '=', id)
      .execute();
    await topic.ended(trx, ref, 'bounced');
    await auditBounce(trx, clock, topic, { ref, subject, before, status });
    return true;
  });
}
