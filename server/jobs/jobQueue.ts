import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { growingPause } from '#machines/trouble.ts';
import { auditEntry } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { writeTogether } from '../database/writeTogether.ts';
import type { LockedRow, StoredEntity } from './entity.ts';

/** Longest time a port may work before another process takes the job over; ports give up well before. */
const leaseMs = 30_000;
/** How often a job is claimed whose failure its chart does not handle, or that ends its process: for some nine hours. */
const mostAttempts = 20;

/** Its multiples lie evenly apart between two whole numbers. */
const goldenRatio = 0.618_033_988_749_895;
/** The part of a pause by which it may be shorter. */
const widestSpread = 0.25;

export type Job = {
  id: string;
  entity: string;
  entity_id: string;
  actor: string;
  port: string;
  input: unknown;
  attempts: number;
};

export type JobQueue = {
  /** Until when work that this process claims now is its own. */
  leaseEnd(): Date;
  /**
   * Ends a job of this process and locks the row of its entity; undefined when another process has taken the job over, or
   * the entity is gone.
   */
  end(trx: DatabaseTransaction, job: Job, entity: LockedRow): Promise<StoredEntity | undefined>;
  /** Gives back a job that this process claimed and did not begin. */
  giveBack(job: Job): Promise<void>;
  /** Claims a job that is due, of one entity or of any; null when there is none that this process may claim. */
  claim(entity: string | null, entityId: string | null): Promise<Job | null>;
  /** Lays a job back whose work failed, until later; one that failed too often is laid aside and logged as an error. */
  layBack(job: Job, reason: string): Promise<void>;
  /** Takes up again what was laid aside of an entity; false when nothing was. */
  resume(entity: string, entityId: string): Promise<boolean>;
};

/** The jobs of the database, each claimed by one process at a time; those of kinds that are not named are left to others. */
export function createJobQueue(parts: {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  kinds: readonly string[];
}): JobQueue {
  const { db, clock, log, kinds } = parts;

  async function layBack(job: Job, reason: string): Promise<void> {
    const now = clock.now();
    const isParked = job.attempts >= mostAttempts;
    const laidBack = db
      .updateTable('jobs')
      .set({
        leased_until: null,
        due_at: new Date(now + pauseOf(job)),
        parked_at: isParked ? new Date(now) : null,
        reason: reason.slice(0, 500),
      })
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts);
    await writeTogether(db, isParked ? [layingAside(job, reason), laidBack] : [laidBack]);
    const details = { job: job.id, port: job.port, entity: job.entity, entityId: job.entity_id, reason };
    log.error(details, isParked ? 'work was laid aside' : 'work failed and will be tried again');
  }

  const layingAside = ({ entity, entity_id: id, port }: Job, reason: string) =>
    auditEntry(db, clock, {
      action: `${entity}.layAside`,
      object: { type: entity, id },
      reason: `${port}: ${reason.slice(0, 500)}`,
      system: true,
    });

  const leaseEnd = () => new Date(clock.now() + leaseMs);

  return {
    layBack,
    leaseEnd,
    async end(trx, { id }, entity) {
      // The job is deleted after its entity has been locked, as everybody does it: nobody waits for each other.
      const { rows } = await sql<StoredEntity>`
        with locked as (${entity})
        delete from jobs using locked where jobs.id = ${id} returning locked.*`.execute(trx);
      return rows[0];
    },
    async giveBack({ id, attempts }) {
      await db
        .updateTable('jobs')
        .set({ leased_until: null, attempts: attempts - 1 })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .execute();
    },
    async claim(entity, entityId) {
      const now = new Date(clock.now());
      const { rows } = await sql<Job>`
        update jobs set leased_until = ${leaseEnd()}, attempts = attempts + 1
        where id = (
          select id from jobs
          where parked_at is null
            and due_at <= ${now} and (leased_until is null or leased_until < ${now})
            and entity = any(${[...kinds]}::text[])
            and (${entity}::text is null or (entity = ${entity} and entity_id = ${entityId}::uuid))
          order by due_at, id limit 1 for update skip locked
        )
        returning id, entity, entity_id, actor, port, input, attempts`.execute(db);
      const job = rows[0] ?? null;
      if (job === null || job.attempts <= mostAttempts) return job;
      await layBack(job, 'it never came to an end');
      return null;
    },
    async resume(entity, entityId) {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ parked_at: null, attempts: 0, due_at: new Date(clock.now()) })
        .where('entity', '=', entity)
        .where('entity_id', '=', entityId)
        .where('parked_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

/** Milliseconds until a job is tried again: jobs that failed together come again apart, by their ids. */
function pauseOf({ id, attempts }: Job): number {
  const share = (Number(id) * goldenRatio) % 1;
  return Math.round(growingPause(attempts) * (1 - share * widestSpread));
}

/** Frees the jobs of a process that died; only where no other process can be at work. */
export async function freeLeases(db: Database): Promise<void> {
  await db.updateTable('jobs').set({ leased_until: null }).execute();
}
