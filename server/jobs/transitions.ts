import type { FastifyBaseLogger } from 'fastify';
import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate';
import { type AuditEntry, auditEntry } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { announcement, type Database, type DatabaseTransaction } from '../database/database.ts';
import { type Write, writeTogether } from '../database/writeTogether.ts';
import { delayPort, type Effect, type Effects, effectsOf } from './effects.ts';
import {
  type Actor,
  type AnyEntityKind,
  EventNotPossible,
  type Neighbours,
  type RestingEntity,
  type StoredEntity,
} from './entity.ts';
import type { Job } from './jobQueue.ts';
import { awaits, restingAs, restored } from './restored.ts';

/** An event with who brings it and what is written in the same transaction. */
export type Occurrence = {
  event: EventObject;
  by: Actor;
  alsoWrites?: readonly Write[];
  /** The work whose outcome it is; its row is gone already. */
  finishedActor?: string;
  /** Its work failed. */
  isFailure?: boolean;
};

/** Who begins an entity, and the write that makes its row where its kind does not. */
export type Begun = { by: Actor; row?: (entity: RestingEntity) => Write };

/** How an entity was left by an event, and the work that it leads to at once, claimed by this process. */
export type Applied = { entity: StoredEntity; job: Job | null };

export type Transitions = {
  /**
   * Applies an event: row, work, messages and audit are written with the transaction. Work that it leads to at once is
   * claimed by this process; where that is more than one thing it is anybody's, as all work that waits. An outcome that
   * the chart awaits and has no use for is let go: what else it writes is written, and the chart stays as it is.
   * @throws EventNotPossible when the chart cannot handle it now
   */
  apply(
    trx: DatabaseTransaction,
    kind: AnyEntityKind,
    entityId: string,
    stored: StoredEntity,
    occurrence: Occurrence,
  ): Promise<Applied>;
  /** Gives a new entity its first state; work is claimed as by `apply`. */
  begin(
    trx: DatabaseTransaction,
    kind: AnyEntityKind,
    entityId: string,
    input: object,
    begun: Begun,
  ): Promise<Applied>;
  /** What may be done to other entities in this transaction. */
  neighboursIn(trx: DatabaseTransaction, by: Actor): Neighbours;
};

type BegunRow = { id: string; actor: string };

type StateChange = { before: AnyMachineSnapshot | null; after: AnyMachineSnapshot; event: string; by: Actor };

/** Takes the charts of rows from state to state. */
export function createTransitions(parts: {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  kindOf(name: string): AnyEntityKind;
  /** Until when work that this process claims now is its own. */
  leaseEnd(): Date;
}): Transitions {
  const { clock, log, kindOf, leaseEnd } = parts;

  async function endWork(trx: DatabaseTransaction, kind: AnyEntityKind, entityId: string, ended: string[]) {
    if (ended.length === 0) return;
    await trx
      .deleteFrom('jobs')
      .where('entity', '=', kind.name)
      .where('entity_id', '=', entityId)
      .where('actor', 'in', ended)
      .execute();
  }

  function begunWork(
    trx: Database,
    kind: AnyEntityKind,
    entityId: string,
    begun: readonly Effect[],
    claimed: Effect | undefined,
  ) {
    const now = clock.now();
    const jobs = begun.map((effect) => ({
      entity: kind.name,
      entity_id: entityId,
      actor: effect.actor,
      port: effect.port,
      input: JSON.stringify(effect.input),
      due_at: new Date(now + effect.inMs),
      leased_until: effect === claimed ? leaseEnd() : null,
      attempts: effect === claimed ? 1 : 0,
      created_at: new Date(now),
    }));
    const insertion = trx.insertInto('jobs').values(jobs);
    const isAnybodys = begun.some((effect) => effect !== claimed && effect.inMs === 0);
    return isAnybodys
      ? insertion.returning(['id', 'actor', announcement('jobs_added').as('announced')])
      : insertion.returning(['id', 'actor']);
  }

  /** Writes what a transition means; resolves to the work that was claimed. */
  async function write(
    trx: DatabaseTransaction,
    kind: AnyEntityKind,
    entityId: string,
    given: {
      row: Write;
      effects: Effects;
      change: StateChange;
      alsoWrites: readonly Write[];
      claimed: Effect | undefined;
    },
  ): Promise<Job | null> {
    const { row, effects, change, alsoWrites, claimed } = given;
    const writes: [Write, ...Write[]] = [
      row,
      auditEntry(trx, clock, entryOf(kind, entityId, change)),
      ...alsoWrites,
    ];
    if (effects.begun.length > 0) writes.push(begunWork(trx, kind, entityId, effects.begun, claimed));
    const rows = await writeTogether<BegunRow>(trx, writes);
    logAttention(kind, entityId, change);
    return claimedJob(kind, entityId, claimed, rows);
  }

  function claimedJob(
    kind: AnyEntityKind,
    entityId: string,
    claimed: Effect | undefined,
    rows: readonly BegunRow[],
  ): Job | null {
    const begun = claimed && rows.find(({ actor }) => actor === claimed.actor);
    return claimed && begun
      ? { ...claimed, id: begun.id, entity: kind.name, entity_id: entityId, attempts: 1 }
      : null;
  }

  /** Logs that somebody has to look after the entity from now on. */
  function logAttention(kind: AnyEntityKind, entityId: string, { before, after }: StateChange): void {
    if (after.hasTag('attention') && !before?.hasTag('attention')) {
      log.error({ entity: kind.name, entityId, state: after.value }, 'somebody has to look after this');
    }
  }

  async function deliver(
    trx: DatabaseTransaction,
    kind: AnyEntityKind,
    entityId: string,
    messages: readonly EventObject[],
    neighbours: Neighbours,
  ): Promise<void> {
    for (const message of messages) {
      const act = kind.messages?.[message.type];
      if (!act) throw new Error(`${kind.name} has no act for the message ${message.type}`);
      await act(trx, message as never, entityId, neighbours);
    }
  }

  async function applyEvent(
    trx: DatabaseTransaction,
    kind: AnyEntityKind,
    entityId: string,
    stored: StoredEntity,
    { event, by, alsoWrites = [], finishedActor, isFailure = false }: Occurrence,
    mayClaim: boolean,
  ): Promise<Applied> {
    const before = restored(kind, stored);
    if (!before.can(event)) {
      if (finishedActor === undefined || isFailure || !awaits(before, finishedActor, event.type)) {
        throw new EventNotPossible(event.type);
      }
      const [first, ...others] = alsoWrites;
      if (first) await writeTogether(trx, [first, ...others]);
      return { entity: stored, job: null };
    }
    const [after, actions] = transition(kind.machine, before, event);
    const effects = effectsOf(actions, after);
    await endWork(
      trx,
      kind,
      entityId,
      effects.ended.filter((actor) => actor !== finishedActor),
    );
    const entity = restingAs(kind, after, stored.revision + 1);
    const job = await write(trx, kind, entityId, {
      row: kind.save(trx, entityId, entity),
      effects,
      change: { before, after, event: event.type, by },
      alsoWrites,
      claimed: mayClaim ? onlyOneDue(effects) : undefined,
    });
    await deliver(trx, kind, entityId, effects.messages, neighboursIn(trx, by));
    return { entity, job };
  }

  async function beginEntity(
    trx: DatabaseTransaction,
    kind: AnyEntityKind,
    entityId: string,
    input: object,
    { by, row }: Begun,
    mayClaim: boolean,
  ): Promise<Applied> {
    const [after, actions] = initialTransition(kind.machine, input as never);
    const effects = effectsOf(actions, after);
    const entity = restingAs(kind, after, 1);
    const job = await write(trx, kind, entityId, {
      row: row?.(entity) ?? rowOf(trx, kind, entityId, input, entity),
      effects,
      change: { before: null, after, event: 'begin', by },
      alsoWrites: [],
      claimed: mayClaim ? onlyOneDue(effects) : undefined,
    });
    await deliver(trx, kind, entityId, effects.messages, neighboursIn(trx, by));
    return { entity, job };
  }

  function neighboursIn(trx: DatabaseTransaction, by: Actor): Neighbours {
    return {
      async begin(entity, entityId, input) {
        await beginEntity(trx, kindOf(entity), entityId, input, { by }, false);
      },
      async send(entity, entityId, event) {
        const kind = kindOf(entity);
        const stored = await kind.lockedRow(trx, entityId).executeTakeFirst();
        if (!stored || !restored(kind, stored).can(event)) return false;
        await applyEvent(trx, kind, entityId, stored, { event, by }, false);
        return true;
      },
    };
  }

  return {
    apply: (trx, kind, entityId, stored, occurrence) =>
      applyEvent(trx, kind, entityId, stored, occurrence, true),
    begin: (trx, kind, entityId, input, begun) => beginEntity(trx, kind, entityId, input, begun, true),
    neighboursIn,
  };
}

function rowOf(
  trx: DatabaseTransaction,
  kind: AnyEntityKind,
  entityId: string,
  input: object,
  entity: RestingEntity,
): Write {
  if (!kind.create) throw new Error(`${kind.name} cannot be begun within a transaction`);
  return kind.create(trx, entityId, input as never, entity);
}

/** Work of several ports at once may end one another, so none of it is claimed. */
function onlyOneDue({ begun }: Effects): Effect | undefined {
  const due = begun.filter(({ inMs, port }) => inMs === 0 && port !== delayPort);
  return due.length === 1 ? due[0] : undefined;
}

function entryOf(
  kind: AnyEntityKind,
  entityId: string,
  { before, after, event, by }: StateChange,
): AuditEntry {
  return {
    action: `${kind.name}.transition`,
    object: { type: kind.name, id: entityId },
    before: before && { state: before.value, ...kind.facts(before.context as never) },
    after: { event, state: after.value, ...kind.facts(after.context as never) },
    ...(by === 'system' ? { system: true } : by),
  };
}
