import type { FastifyBaseLogger } from 'fastify';
import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { announce, type DatabaseTransaction } from '../database/database.ts';
import { type Effects, effectsOf } from './effects.ts';
import {
  type Actor,
  type ChartState,
  type EntityKind,
  EventNotPossible,
  type Neighbours,
  type StoredEntity,
} from './entity.ts';

export type Transitions = {
  /**
   * Takes an event: row, work, messages and audit are written with the transaction.
   * @throws EventNotPossible when the chart does not take it now
   */
  apply(
    trx: DatabaseTransaction,
    kind: EntityKind,
    entityId: string,
    stored: StoredEntity,
    event: EventObject,
    by: Actor,
  ): Promise<void>;
  /** What may be done to other entities in this transaction. */
  neighboursIn(trx: DatabaseTransaction, by: Actor): Neighbours;
};

/** Takes the charts of rows from state to state. */
export function createTransitions(parts: {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  kindOf(name: string): EntityKind;
}): Transitions {
  const { clock, log, kindOf } = parts;

  async function saveWork(
    trx: DatabaseTransaction,
    kind: EntityKind,
    entityId: string,
    { begun, ended }: Effects,
  ): Promise<void> {
    if (ended.length > 0) {
      await trx
        .deleteFrom('jobs')
        .where('entity', '=', kind.name)
        .where('entity_id', '=', entityId)
        .where('actor', 'in', ended)
        .execute();
    }
    if (begun.length === 0) return;
    const now = clock.now();
    const jobs = begun.map(({ actor, port, input, inMs }) => ({
      entity: kind.name,
      entity_id: entityId,
      actor,
      port,
      input: JSON.stringify(input),
      due_at: new Date(now + inMs),
      leased_until: null,
      created_at: new Date(now),
    }));
    await trx.insertInto('jobs').values(jobs).execute();
    await announce(trx, 'jobs_added');
  }

  /** Writes down a transition, and cries out when somebody has to look after the entity from now on. */
  async function tell(
    trx: DatabaseTransaction,
    kind: EntityKind,
    entityId: string,
    given: { before: AnyMachineSnapshot | null; after: AnyMachineSnapshot; event: string; by: Actor },
  ): Promise<void> {
    const { before, after, event, by } = given;
    await recordAudit(trx, clock, {
      action: `${kind.name}.transition`,
      object: { type: kind.name, id: entityId },
      before: before && { state: before.value, ...kind.facts(before.context as never) },
      after: { event, state: after.value, ...kind.facts(after.context as never) },
      ...(by === 'system' ? { system: true } : by),
    });
    if (after.hasTag('attention') && !before?.hasTag('attention')) {
      log.error({ entity: kind.name, entityId, state: after.value }, 'somebody has to look after this');
    }
  }

  async function pass(
    trx: DatabaseTransaction,
    kind: EntityKind,
    entityId: string,
    messages: readonly EventObject[],
    neighbours: Neighbours,
  ): Promise<void> {
    for (const message of messages) {
      const act = kind.messages?.[message.type];
      if (!act) throw new Error(`Nobody hears ${message.type} of ${kind.name}`);
      await act(trx, message as never, entityId, neighbours);
    }
  }

  async function apply(
    trx: DatabaseTransaction,
    kind: EntityKind,
    entityId: string,
    stored: StoredEntity,
    event: EventObject,
    by: Actor,
  ): Promise<void> {
    const before = kind.machine.resolveState(migrated(kind, stored));
    if (!before.can(event)) throw new EventNotPossible(event.type);
    const [after, actions] = transition(kind.machine, before, event);
    await kind.save(trx, entityId, restingAs(kind, after, stored.revision + 1));
    const effects = effectsOf(actions, before, after);
    await saveWork(trx, kind, entityId, effects);
    await tell(trx, kind, entityId, { before, after, event: event.type, by });
    await pass(trx, kind, entityId, effects.messages, neighboursIn(trx, by));
  }

  function neighboursIn(trx: DatabaseTransaction, by: Actor): Neighbours {
    return {
      async begin(entity, entityId, input) {
        const kind = kindOf(entity);
        if (!kind.create) throw new Error(`Nobody begins a ${entity}`);
        const [after, actions] = initialTransition(kind.machine, input as never);
        await kind.create(trx, entityId, input as never, restingAs(kind, after, 1));
        const effects = effectsOf(actions, null, after);
        await saveWork(trx, kind, entityId, effects);
        await tell(trx, kind, entityId, { before: null, after, event: 'begin', by });
        await pass(trx, kind, entityId, effects.messages, neighboursIn(trx, by));
      },
      async tell(entity, entityId, event) {
        const kind = kindOf(entity);
        const stored = await kind.lock(trx, entityId);
        if (!stored || !kind.machine.resolveState(migrated(kind, stored)).can(event)) return;
        await apply(trx, kind, entityId, stored, event, by);
      },
    };
  }

  return { apply, neighboursIn };
}

function restingAs(kind: EntityKind, after: AnyMachineSnapshot, revision: number): StoredEntity {
  return { value: after.value, context: after.context, revision, version: kind.version };
}

/** What was stored, as the chart of today has it. @throws Error for a version that nobody knows */
function migrated(kind: EntityKind, stored: StoredEntity): ChartState {
  let state: ChartState = { value: stored.value, context: stored.context };
  for (let version = stored.version; version !== kind.version; version += 1) {
    const step = kind.migrations[version];
    if (!step) throw new Error(`Nobody knows version ${stored.version} of ${kind.name}`);
    state = step(state);
  }
  return state;
}
