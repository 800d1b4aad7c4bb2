import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { ClockCheck } from '../clockCheck.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { FailPoints } from '../failPoints.ts';
import { startWorker } from '../jobs/worker.ts';
import type { Waits } from '../waits.ts';
import { freeMessages } from './outbox.ts';
import { createOutboxRunner } from './outboxRunner.ts';
import type { OutboxTopic } from './outboxTopic.ts';

/** Begins to send what waits; resolves to a function that ends it, once the messages under way have ended. */
export async function openOutbox(parts: {
  database: OpenDatabase;
  clock: Clock;
  clockAgrees: ClockCheck;
  waits: Pick<Waits, 'idleMs'>;
  failPoints: FailPoints;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  topics: readonly OutboxTopic[];
}): Promise<() => Promise<void>> {
  const { database, clock, clockAgrees, waits, failPoints, log, topics } = parts;
  if (database.engine === 'embedded') await freeMessages(database.db);
  const work = createOutboxRunner({ db: database.db, clock, failPoints, log, topics });
  const worker = await startWorker({
    database,
    channel: 'outbox_added',
    lanes: 2,
    work,
    clockAgrees,
    waits,
    log,
  });
  return worker.stop;
}
