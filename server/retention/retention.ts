import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { keepAuditMonths } from '../audit/auditMonths.ts';
import type { Clock } from '../clock.ts';
import type { ClockCheck } from '../clockCheck.ts';
import type { OpenDatabase } from '../database/database.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import type { Settings } from '../settings.ts';
import type { Waits } from '../waits.ts';
import type { Sweep } from './sweep.ts';
import { sweepsOf } from './sweeps.ts';

const everyMs = 60 * 60 * 1000;
/** Rows of a batch; fewer when a batch takes longer than others should wait for the one embedded connection. */
const rows = { first: 100, most: 500, fewest: 10 };
const longestBatchMs = 50;

/**
 * Once an hour, and at the start, removes what is not kept any longer, a batch at a time: one process works at a
 * batch, the others pass.
 */
export async function startRetention(parts: {
  database: OpenDatabase;
  clock: Clock;
  clockAgrees: ClockCheck;
  waits: Pick<Waits, 'stopwatch' | 'idleMs'>;
  keep: Settings['keep'];
  log: Pick<FastifyBaseLogger, 'error'>;
}): Promise<Worker> {
  const { database, clock, clockAgrees, waits, keep, log } = parts;
  const auditMonths: Sweep = {
    name: 'months of the audit',
    async batch(trx, now) {
      await keepAuditMonths(trx, now, keep.auditMonths);
      return 0;
    },
  };
  const sweeps = [auditMonths, ...sweepsOf(keep)];
  let begunAt = 0;
  let next = sweeps.length;
  let size = rows.first;

  /** How many rows a batch ended; none while another process is at it. */
  const batch = (sweep: Sweep, now: number) =>
    database.db.transaction().execute(async (trx) => {
      const { rows: held } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('retention')) as mine`.execute(trx);
      return held[0]?.mine === true ? sweep.batch(trx, now, size) : 0;
    });

  /** One batch; false when nothing is due. */
  const work = async (): Promise<boolean> => {
    if (next >= sweeps.length) {
      if (clock.now() < begunAt + everyMs) return false;
      begunAt = clock.now();
      next = 0;
    }
    const sweep = sweeps[next] as Sweep;
    const took = waits.stopwatch();
    next += 1;
    const ended = await batch(sweep, begunAt);
    if (ended === size) next -= 1;
    size = took() > longestBatchMs ? Math.max(rows.fewest, size >> 1) : Math.min(rows.most, size * 2);
    return true;
  };

  // Nobody may write while the month of the entry is made.
  await database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('retention'))`.execute(trx);
    await auditMonths.batch(trx, clock.now(), rows.most);
  });
  return startWorker({ database, channel: null, lanes: 1, work, clockAgrees, waits, log });
}
