import type { FastifyBaseLogger } from 'fastify';
import type { EventObject } from 'xstate';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction, OpenDatabase } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import type { FailPoints } from '../failPoints.ts';
import {
  type Actor,
  type AnyEntityKind,
  EventNotPossible,
  type Neighbours,
  type RestingEntity,
  type StoredEntity,
} from './entity.ts';
import { createJobQueue, type Job } from './jobQueue.ts';
import { kindFaults } from './kindFaults.ts';
import { failedAs, type Outcome, outcomeOf } from './outcome.ts';
import { PortError } from './portError.ts';
import { type Applied, createTransitions } from './transitions.ts';

/** What else is done in the transaction of an event. */
export type InSameTransaction = {
  /** Locks the row by a write to it, in place of a mere reading. */
  lockRow(trx: DatabaseTransaction): Promise<StoredEntity>;
  /** What is sent together with the transition, found out while the row is locked. */
  writes(trx: DatabaseTransaction, stored: StoredEntity): Promise<readonly Write[]>;
};

/** What a new entity begins with, found out within the transaction, and the write that makes its row. */
export type Beginning = { input: object; row(entity: RestingEntity): Write };

export type EntityRunner = {
  /**
   * Begins an entity, as `send` gives it an event: its row, jobs and audit are saved in one transaction. What `prepare`
   * writes is part of it; what it throws leaves everything as it was.
   */
  begin(
    entity: string,
    entityId: string,
    by: Actor,
    prepare: (trx: DatabaseTransaction) => Promise<Beginning>,
  ): Promise<void>;
  /**
   * Gives an entity an event of its allow-list: transition, row, jobs and audit are saved in one transaction, and what
   * else is given; what that throws leaves everything as it was. The work that follows is begun here and now, and
   * not waited for.
   * @throws EventNotPossible when the chart cannot handle the event now
   */
  send(
    entity: string,
    entityId: string,
    event: EventObject,
    by: Actor,
    also?: InSameTransaction,
  ): Promise<void>;
  /** Begins entities, and sends them events, in a transaction that something else is written in as well. */
  within(trx: DatabaseTransaction, by: Actor): Neighbours;
  /**
   * Waits for the work of one entity that is under way here; where none is, does what is due of it until none is left
   * that this process may claim. Work that fails is logged and tried again later, so that nobody who waits sees the failure.
   * Resolves to the entity as its work left it, or null where that is not known here.
   */
  drive(entity: string, entityId: string): Promise<StoredEntity | null>;
  /** Takes up again the work of an entity that was laid aside; false when there is none. */
  resume(entity: string, entityId: string): Promise<boolean>;
  /** Does one due job of any entity, and what it leads to at once; false when none is due. */
  runDue(): Promise<boolean>;
  /** Begins no further work, and ends when what is under way has ended. */
  stop(): Promise<void>;
};

/** A port failed, with this reason, and its chart does not handle that. */
class FailureNotHandled extends Error {}

/**
 * Runs the charts of the server's rows: what a chart invokes is a job, whose outcome is fed back as its event. A failure
 * that the chart does not handle is tried again.
 * @throws Error that names each port that is not filled, and whatever else keeps a kind from running
 */
export function createEntityRunner(parts: {
  database: OpenDatabase;
  clock: Clock;
  failPoints: FailPoints;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  kinds: readonly AnyEntityKind[];
}): EntityRunner {
  const { clock, failPoints, log } = parts;
  const db = parts.database.db;
  const faults = kindFaults(parts.kinds);
  if (faults.length > 0) throw new Error(`Kinds of entities that cannot run: ${faults.join(', ')}`);
  const kindOf = (name: string): AnyEntityKind => {
    const kind = parts.kinds.find((one) => one.name === name);
    if (!kind) throw new Error(`There is no kind of entity named ${name}`);
    return kind;
  };
  const queue = createJobQueue({ db, clock, log, kinds: parts.kinds.map(({ name }) => name) });
  const transitions = createTransitions({ clock, log, kindOf, leaseEnd: queue.leaseEnd });
  const underway = new Set<Promise<unknown>>();
  /** What this process does for an entity since it sent it an event. */
  const begun = new Map<string, Promise<StoredEntity | null>>();
  let stopped = false;

  /** Looks after an outcome whose work was taken over or given up meanwhile. */
  async function settleLate(trx: DatabaseTransaction, kind: AnyEntityKind, job: Job, output: unknown) {
    const stored = await kind.lockedRow(trx, job.entity_id).executeTakeFirst();
    if (!stored || !kind.settleLate) return;
    const { entity_id: entityId, port, input } = job;
    const late = { entityId, port, input, output, context: stored.context };
    const reason = await kind.settleLate(trx, late, transitions.neighboursIn(trx, 'system'));
    if (reason === null) return;
    const object = { type: kind.name, id: entityId };
    await recordAudit(trx, clock, { action: `${kind.name}.lateOutcome`, object, reason, system: true });
    log.error({ entity: kind.name, entityId, port, reason }, 'an outcome came late');
  }

  /** Does a job of an entity; null when another process has taken it over. */
  async function run(job: Job): Promise<Applied | null> {
    const kind = kindOf(job.entity);
    const outcome = await outcomeOf(kind, job, { clock, failPoints, log });
    const occurrenceOf = async (trx: DatabaseTransaction, { event, writes, reason }: Outcome) => ({
      event,
      by: 'system' as const,
      alsoWrites: (await writes?.(trx)) ?? [],
      finishedActor: job.actor,
      isFailure: reason !== undefined,
    });
    const settle = (achieved: Outcome) =>
      db.transaction().execute(async (trx) => {
        const stored = await queue.end(trx, job, kind.lockedRow(trx, job.entity_id));
        if (!stored) {
          await settleLate(trx, kind, job, outcome.output);
          return null;
        }
        return transitions.apply(trx, kind, job.entity_id, stored, await occurrenceOf(trx, achieved));
      });
    /** A failure that the chart does not handle is the runner's, to be tried again. */
    const settleFailure = (failure: Outcome) =>
      settle(failure).catch((error: unknown) => {
        throw error instanceof EventNotPossible ? new FailureNotHandled(failure.reason) : error;
      });
    if (outcome.reason !== undefined) return settleFailure(outcome);
    try {
      return await settle(outcome);
    } catch (error) {
      if (!outcome.writes) throw error;
      const reason = String(error);
      log.error({ port: job.port, entityId: job.entity_id, reason }, 'a result could not be recorded');
      return settleFailure(failedAs(job, new PortError('notRecorded', reason), clock.now()));
    }
  }

  /** Does a job that this process has claimed, and those that it leads to; resolves to how the last one left the entity. */
  async function runOn(claimed: Job): Promise<StoredEntity | null> {
    let left: StoredEntity | null = null;
    for (let job: Job | null = claimed; job !== null; ) {
      const current: Job = job;
      if (stopped) {
        await queue.giveBack(current);
        return null;
      }
      const applied: Applied | null = await run(current).catch(async (error: unknown) => {
        await queue.layBack(current, error instanceof FailureNotHandled ? error.message : String(error));
        return null;
      });
      left = applied && applied.entity;
      job = applied && applied.job;
    }
    return left;
  }

  async function runOne(entity: string | null, entityId: string | null): Promise<boolean> {
    const job = stopped ? null : await queue.claim(entity, entityId);
    if (job) await runOn(job);
    return job !== null;
  }

  /** Does the work that an entity's event led to, while its sender goes on. */
  function goOn(job: Job): void {
    const key = `${job.entity} ${job.entity_id}`;
    const mine = runOn(job).catch((error: unknown) => logFailure(job.entity, job.entity_id, error));
    const work = tracked(
      Promise.all([begun.get(key), mine]).then(([earlier, left]) => {
        if (begun.get(key) === work) begun.delete(key);
        return earlier === undefined ? left : null;
      }),
    );
    begun.set(key, work);
  }

  function logFailure(entity: string, entityId: string, error: unknown): null {
    log.error({ entity, entityId, reason: String(error) }, 'work failed and will be tried again');
    return null;
  }

  function tracked<Result>(work: Promise<Result>): Promise<Result> {
    underway.add(work);
    const forget = () => underway.delete(work);
    work.then(forget, forget);
    return work;
  }

  return {
    async begin(entity, entityId, by, prepare) {
      const { job } = await db.transaction().execute(async (trx) => {
        const { input, row } = await prepare(trx);
        return transitions.begin(trx, kindOf(entity), entityId, input, { by, row });
      });
      await failPoints.reach(`${entity}.begin.saved`);
      if (job) goOn(job);
    },
    async send(entity, entityId, event, by, also) {
      const kind = kindOf(entity);
      const { job } = await db.transaction().execute(async (trx) => {
        const stored = await (also?.lockRow(trx) ?? kind.lockedRow(trx, entityId).executeTakeFirst());
        if (!stored) throw new EventNotPossible('missing');
        const writes = (await also?.writes(trx, stored)) ?? [];
        return transitions.apply(trx, kind, entityId, stored, { event, by, alsoWrites: writes });
      });
      await failPoints.reach(`${entity}.${event.type}.saved`);
      if (job) goOn(job);
    },
    within: transitions.neighboursIn,
    drive: (entity, entityId) =>
      tracked(
        (async () => {
          try {
            const mine = begun.get(`${entity} ${entityId}`);
            if (mine) return await mine;
            while (await runOne(entity, entityId));
            return null;
          } catch (error) {
            return logFailure(entity, entityId, error);
          }
        })(),
      ),
    resume: queue.resume,
    runDue: () => tracked(runOne(null, null)),
    async stop() {
      stopped = true;
      await Promise.allSettled(underway);
    },
  };
}
