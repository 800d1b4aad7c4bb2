import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { FailPoints } from '../failPoints.ts';
import { auditBounce } from './bounce.ts';
import type { OutboxState } from './outbox.tables.ts';
import type { OutboxTopic } from './outboxTopic.ts';

/** Whoever takes messages refuses this one for good. */
export class MessageRefused extends Error {}

/** Longest time a message may take before another process takes it over; the sender gives up earlier. */
const leaseMs = 50_000;
const firstPauseMs = 30_000;
const longestPauseMs = 2 * 60 * 60 * 1000;
const givenUpAfterMs = 3 * 24 * 60 * 60 * 1000;
const longestReason = 300;

type Claimed = {
  id: string;
  ref: string;
  topic: string;
  subject: string;
  message: unknown;
  attempts: number;
  created_at: Date;
};

/**
 * Sends what is due, each message at least once; resolves to false when none is due. What fails is tried again after
 * pauses that grow from half a minute to two hours, and given up after three days.
 */
export function createOutboxRunner(parts: {
  db: Database;
  clock: Clock;
  failPoints: FailPoints;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  topics: readonly OutboxTopic[];
}): () => Promise<boolean> {
  const { db, clock, failPoints, log } = parts;

  async function claim(): Promise<Claimed | null> {
    const now = new Date(clock.now());
    const { rows } = await sql<Claimed>`
      update outbox set leased_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
      where id = (
        select id from outbox
        where state = 'waiting' and due_at <= ${now} and (leased_until is null or leased_until < ${now})
        order by due_at, id limit 1 for update skip locked
      )
      returning id, ref, topic, subject, message, attempts, created_at`.execute(db);
    return rows[0] ?? null;
  }

  async function end(
    topic: OutboxTopic,
    { id, ref, subject, attempts }: Claimed,
    state: Exclude<OutboxState, 'waiting'>,
    failure: string | null,
  ): Promise<void> {
    const now = new Date(clock.now());
    await db.transaction().execute(async (trx) => {
      const mine = await trx
        .updateTable('outbox')
        .set({
          state,
          failure,
          leased_until: null,
          sent_at: state === 'sent' ? now : null,
          bounced_at: state === 'bounced' ? now : null,
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('attempts', '=', attempts)
        .returning('id')
        .executeTakeFirst();
      if (!mine) return;
      await topic.ended(trx, ref, state);
      if (state === 'bounced') await auditBounce(trx, clock, topic, { ref, subject, before: 'waiting' });
    });
  }

  async function tryAgain({ id, attempts }: Claimed, failure: string): Promise<void> {
    const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
    await db
      .updateTable('outbox')
      .set({ failure, leased_until: null, due_at: new Date(clock.now() + pauseMs) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .execute();
  }

  return async () => {
    const claimed = await claim();
    if (!claimed) return false;
    const topic = parts.topics.find(({ name }) => name === claimed.topic);
    if (!topic) throw new Error(`Nobody sends messages of the topic ${claimed.topic}`);
    const { ref, subject, message, created_at: createdAt } = claimed;
    try {
      await failPoints.reach(`outbox.${topic.name}.before`);
      await topic.send({ ref, subject, message, createdAt });
      await failPoints.reach(`outbox.${topic.name}.sent`);
      await end(topic, claimed, 'sent', null);
    } catch (error) {
      const reason = String(error).slice(0, longestReason);
      const isOld = clock.now() - createdAt.getTime() >= givenUpAfterMs;
      const told = { topic: topic.name, ref, attempts: claimed.attempts, reason };
      if (error instanceof MessageRefused) {
        log.warn(told, 'a message was refused');
        await end(topic, claimed, 'bounced', reason);
      } else if (isOld) {
        log.error(told, 'a message was given up');
        await end(topic, claimed, 'failed', reason);
      } else {
        log.warn(told, 'a message could not be sent and will be tried again');
        await tryAgain(claimed, reason);
      }
    }
    return true;
  };
}
