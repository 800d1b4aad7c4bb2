import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type EventObject, transition } from 'xstate';
import type { Clock } from '../clock.ts';
import {
  announce,
  type Database,
  type DatabaseTransaction,
  type OpenDatabase,
} from '../database/database.ts';
import type { FailPoints } from '../failPoints.ts';
import { delayPort, effectsOf } from './effects.ts';
import { type EntityKind, EventNotPossible, type PortResult, type StoredEntity } from './entity.ts';

/** Longest time a port may work before another process takes the job over; ports give up well before. */
const leaseMs = 30_000;

type Job = { id: string; entity: string; entity_id: string; port: string; input: unknown };

export type EntityRunner = {
  /**
   * Gives an entity an event of its allow-list: transition, row and jobs are saved in one transaction, together
   * with what `beside` writes while the row is held; what it throws leaves everything as it was.
   * @throws EventNotPossible when the chart does not take the event now
   */
  send(
    entity: string,
    entityId: string,
    event: EventObject,
    beside?: (trx: DatabaseTransaction) => Promise<void>,
  ): Promise<void>;
  /**
   * Does the due work of one entity until none is left that this process may take. Work that fails is logged and
   * left to the next lease, so that nobody who waits is told of it.
   */
  drive(entity: string, entityId: string): Promise<void>;
  /** Does one due job of any entity; false when none is due. */
  runDue(): Promise<boolean>;
};

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

  async function apply(
    trx: DatabaseTransaction,
    kind: EntityKind,
    entityId: string,
    stored: StoredEntity,
    event: EventObject,
  ): Promise<void> {
    const before = kind.machine.resolveState({ value: stored.value, context: stored.context });
    if (!before.can(event)) throw new EventNotPossible(event.type);
    const [after, actions] = transition(kind.machine, before, event);
    await kind.save(trx, entityId, {
      value: after.value,
      context: after.context,
      revision: stored.revision + 1,
    });
    await trx.deleteFrom('jobs').where('entity', '=', kind.name).where('entity_id', '=', entityId).execute();
    const now = clock.now();
    const jobs = effectsOf(actions).map(({ port, input, inMs }) => ({
      entity: kind.name,
      entity_id: entityId,
      port,
      input: JSON.stringify(input),
      due_at: new Date(now + inMs),
      leased_until: null,
      created_at: new Date(now),
    }));
    if (jobs.length > 0) {
      await trx.insertInto('jobs').values(jobs).execute();
      await announce(trx, 'jobs_added');
    }
  }

  async function claim(entity: string | null, entityId: string | null): Promise<Job | null> {
    const now = new Date(clock.now());
    const { rows } = await sql<Job>`
      update jobs set leased_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
      where id = (
        select id from jobs
        where due_at <= ${now} and (leased_until is null or leased_until < ${now})
          and (${entity}::text is null or (entity = ${entity} and entity_id = ${entityId}::uuid))
        order by due_at, id limit 1 for update skip locked
      )
      returning id, entity, entity_id, port, input`.execute(db);
    return rows[0] ?? null;
  }

  async function outcomeOf(
    kind: EntityKind,
    job: Job,
  ): Promise<{ event: EventObject; record?: PortResult['record'] }> {
    if (job.port === delayPort) return { event: job.input as EventObject };
    const port = kind.ports[job.port];
    if (!port) throw new Error(`The port ${job.port} of ${kind.name} is not filled`);
    try {
      await failPoints.reach(`${kind.name}.${job.port}.before`);
      const { output, record } = await port(job.input as never, job.entity_id);
      await failPoints.reach(`${kind.name}.${job.port}.after`);
      const event = { type: `xstate.done.actor.${job.port}`, output, actorId: job.port };
      return record ? { event, record } : { event };
    } catch (error) {
      log.warn(
        { port: job.port, entity: kind.name, entityId: job.entity_id, reason: String(error) },
        'a port failed',
      );
      return {
        event: { type: `xstate.error.actor.${job.port}`, error: null, actorId: job.port } as EventObject,
      };
    }
  }

  async function run(job: Job): Promise<void> {
    const kind = kindOf(job.entity);
    const outcome = await outcomeOf(kind, job);
    const settle = (event: EventObject, record?: PortResult['record']) =>
      db.transaction().execute(async (trx) => {
        const stored = await kind.lock(trx, job.entity_id);
        const mine = await trx.deleteFrom('jobs').where('id', '=', job.id).returning('id').executeTakeFirst();
        if (!stored || !mine) return;
        await record?.(trx);
        await apply(trx, kind, job.entity_id, stored, event);
      });
    try {
      await settle(outcome.event, outcome.record);
    } catch (error) {
      if (!outcome.record) throw error;
      log.error(
        { port: job.port, entityId: job.entity_id, reason: String(error) },
        'a result could not be recorded',
      );
      await settle({ type: `xstate.error.actor.${job.port}`, error: null, actorId: job.port } as EventObject);
    }
  }

  async function runOne(entity: string | null, entityId: string | null): Promise<boolean> {
    const job = await claim(entity, entityId);
    if (!job) return false;
    await run(job);
    return true;
  }

  return {
    async send(entity, entityId, event, beside) {
      const kind = kindOf(entity);
      await db.transaction().execute(async (trx) => {
        const stored = await kind.lock(trx, entityId);
        if (!stored) throw new EventNotPossible('missing');
        await beside?.(trx);
        await apply(trx, kind, entityId, stored, event);
      });
      await failPoints.reach(`${entity}.${event.type}.saved`);
    },
    async drive(entity, entityId) {
      try {
        while (await runOne(entity, entityId));
      } catch (error) {
        log.error({ entity, entityId, reason: String(error) }, 'work failed and will be tried again');
      }
    },
    runDue: () => runOne(null, null),
  };
}

/** Frees the jobs of a process that died; only where no other process can be at work. */
export async function freeLeases(db: Database): Promise<void> {
  await db.updateTable('jobs').set({ leased_until: null }).execute();
}
