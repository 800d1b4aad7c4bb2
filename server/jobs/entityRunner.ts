import type { FastifyBaseLogger } from 'fastify';
import type { EventObject } from 'xstate';
import type { PortFailure } from '#machines/trouble.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction, OpenDatabase } from '../database/database.ts';
import type { FailPoints } from '../failPoints.ts';
import { delayPort } from './effects.ts';
import { type Actor, type EntityKind, EventNotPossible, type PortResult } from './entity.ts';
import { createJobQueue, type Job } from './jobQueue.ts';
import { createTransitions } from './transitions.ts';

export type EntityRunner = {
  /**
   * Gives an entity an event of its allow-list: transition, row, jobs and audit are saved in one transaction, together
   * with what `beside` writes while the row is held; what it throws leaves everything as it was.
   * @throws EventNotPossible when the chart does not take the event now
   */
  send(
    entity: string,
    entityId: string,
    event: EventObject,
    by: Actor,
    beside?: (trx: DatabaseTransaction) => Promise<void>,
  ): Promise<void>;
  /**
   * Does the due work of one entity until none is left that this process may take. Work that fails is logged and
   * tried again later, so that nobody who waits is told of it.
   */
  drive(entity: string, entityId: string): Promise<void>;
  /** Takes up again the work of an entity that was laid aside; false when there is none. */
  resume(entity: string, entityId: string): Promise<boolean>;
  /** Does one due job of any entity; false when none is due. */
  runDue(): Promise<boolean>;
  /** Begins no further work, and ends when what is under way has ended. */
  stop(): Promise<void>;
};

type Outcome = { event: EventObject; output?: unknown; record?: PortResult['record'] };

/** Runs the charts of the server's rows: what a chart invokes is a job, whose outcome is fed back as its event. */
export function createEntityRunner(parts: {
  database: OpenDatabase;
  clock: Clock;
  failPoints: FailPoints;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  kinds: readonly EntityKind[];
}): EntityRunner {
  const { clock, failPoints, log } = parts;
  const db = parts.database.db;
  const kindOf = (name: string): EntityKind => {
    const kind = parts.kinds.find((one) => one.name === name);
    if (!kind) throw new Error(`There is no kind of entity named ${name}`);
    return kind;
  };
  const queue = createJobQueue(db, clock, log);
  const transitions = createTransitions({ clock, log, kindOf });
  const underway = new Set<Promise<unknown>>();
  let stopped = false;

  const failureOf = (job: Job, reason: string): EventObject => {
    const error: PortFailure = { at: clock.now(), reason: reason.slice(0, 200) };
    return { type: `xstate.error.actor.${job.actor}`, error, actorId: job.actor } as EventObject;
  };

  async function outcomeOf(kind: EntityKind, job: Job): Promise<Outcome> {
    if (job.port === delayPort) return { event: job.input as EventObject };
    const port = kind.ports[job.port];
    if (!port) throw new Error(`The port ${job.port} of ${kind.name} is not filled`);
    try {
      await failPoints.reach(`${kind.name}.${job.port}.before`);
      const { output, record } = await port(job.input as never, job.entity_id);
      await failPoints.reach(`${kind.name}.${job.port}.after`);
      const event = { type: `xstate.done.actor.${job.actor}`, output, actorId: job.actor };
      return { event, output, ...(record && { record }) };
    } catch (error) {
      const reason = String(error);
      log.warn({ port: job.port, entity: kind.name, entityId: job.entity_id, reason }, 'a port failed');
      return { event: failureOf(job, reason) };
    }
  }

  /** Looks after an outcome whose work was taken over or given up meanwhile. */
  async function settleLate(trx: DatabaseTransaction, kind: EntityKind, job: Job, output: unknown) {
    const stored = await kind.lock(trx, job.entity_id);
    if (!stored || !kind.settleLate) return;
    const { entity_id: entityId, port, input } = job;
    const late = { entityId, port, input, output, context: stored.context };
    const reason = await kind.settleLate(trx, late, transitions.neighboursIn(trx, 'system'));
    if (reason === null) return;
    const object = { type: kind.name, id: entityId };
    await recordAudit(trx, clock, { action: `${kind.name}.lateOutcome`, object, reason, system: true });
    log.error({ entity: kind.name, entityId, port, reason }, 'an outcome came late');
  }

  async function run(job: Job): Promise<void> {
    const kind = kindOf(job.entity);
    const { event: happened, output, record: write } = await outcomeOf(kind, job);
    const settle = (event: EventObject, record?: PortResult['record']) =>
      db.transaction().execute(async (trx) => {
        const stored = await kind.lock(trx, job.entity_id);
        const mine = await trx.deleteFrom('jobs').where('id', '=', job.id).returning('id').executeTakeFirst();
        if (!mine) return settleLate(trx, kind, job, output);
        if (!stored) return;
        await record?.(trx);
        await transitions.apply(trx, kind, job.entity_id, stored, event, 'system');
      });
    try {
      await settle(happened, write);
    } catch (error) {
      if (!write) throw error;
      const reason = String(error);
      log.error({ port: job.port, entityId: job.entity_id, reason }, 'a result could not be recorded');
      await settle(failureOf(job, reason));
    }
  }

  async function runOne(entity: string | null, entityId: string | null): Promise<boolean> {
    const job = stopped ? null : await queue.claim(entity, entityId);
    if (!job) return false;
    await run(job).catch((error: unknown) => queue.layBack(job, String(error)));
    return true;
  }

  function tracked<Result>(work: Promise<Result>): Promise<Result> {
    underway.add(work);
    const forget = () => underway.delete(work);
    work.then(forget, forget);
    return work;
  }

  return {
    async send(entity, entityId, event, by, beside) {
      const kind = kindOf(entity);
      await db.transaction().execute(async (trx) => {
        const stored = await kind.lock(trx, entityId);
        if (!stored) throw new EventNotPossible('missing');
        await beside?.(trx);
        await transitions.apply(trx, kind, entityId, stored, event, by);
      });
      await failPoints.reach(`${entity}.${event.type}.saved`);
    },
    drive: (entity, entityId) =>
      tracked(
        (async () => {
          try {
            while (await runOne(entity, entityId));
          } catch (error) {
            log.error({ entity, entityId, reason: String(error) }, 'work failed and will be tried again');
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
