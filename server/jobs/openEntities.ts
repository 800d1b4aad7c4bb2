import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { ClockCheck } from '../clockCheck.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { FailPoints } from '../failPoints.ts';
import type { Waits } from '../waits.ts';
import type { AnyEntityKind } from './entity.ts';
import { createEntityRunner, type EntityRunner } from './entityRunner.ts';
import { freeLeases } from './jobQueue.ts';
import { startWorker } from './worker.ts';

export type Entities = {
  runner: EntityRunner;
  /** Looks for due work now. */
  wake(): void;
  /** Ends when the work under way has ended. */
  close(): Promise<void>;
};

/** Runs every kind of entity, with the worker that takes up whatever a process left unfinished. */
export async function openEntities(parts: {
  database: OpenDatabase;
  clock: Clock;
  clockAgrees: ClockCheck;
  waits: Pick<Waits, 'idleMs'>;
  failPoints: FailPoints;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  kinds: readonly AnyEntityKind[];
}): Promise<Entities> {
  const { database } = parts;
  if (database.engine === 'embedded') await freeLeases(database.db);
  const runner = createEntityRunner(parts);
  const worker = await startWorker({ ...parts, channel: 'jobs_added', lanes: 4, work: runner.runDue });
  return {
    runner,
    wake: worker.wake,
    async close() {
      await Promise.all([worker.stop(), runner.stop()]);
    },
  };
}
