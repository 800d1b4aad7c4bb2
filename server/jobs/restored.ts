import type { AnyMachineSnapshot } from 'xstate';
import type { AnyEntityKind, ChartState, RestingEntity, StoredEntity } from './entity.ts';

/**
 * What was stored, as the chart of today has it, with the work of its states under way.
 * @throws Error for a version that nobody knows
 */
export function restored(kind: AnyEntityKind, stored: StoredEntity): AnyMachineSnapshot {
  const snapshot: AnyMachineSnapshot = kind.machine.resolveState(migrated(kind, stored));
  // The chart ends its work by what it finds here.
  return Object.assign(snapshot, {
    children: Object.fromEntries(invokedAmong(snapshot).map((id) => [id, { id }])),
  });
}

/** How a chart rests in its row. */
export function restingAs(kind: AnyEntityKind, after: AnyMachineSnapshot, revision: number): RestingEntity {
  const { value, context, status } = after;
  const needsAttention = after.hasTag('attention');
  return { value, context, revision, version: kind.version, needsAttention, isOver: status !== 'active' };
}

/** Whether an outcome belongs to what its chart does now, so that a chart that has no use for it lets it go. */
export function awaits(snapshot: AnyMachineSnapshot, actor: string, eventType: string): boolean {
  const isHandled = snapshot._nodes.some(({ transitions }) => transitions.has(eventType));
  return isHandled || invokedAmong(snapshot).includes(actor);
}

function invokedAmong({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
}

function migrated(kind: AnyEntityKind, stored: StoredEntity): ChartState {
  let state: ChartState = { value: stored.value, context: stored.context };
  for (let version = stored.version; version !== kind.version; version += 1) {
    const step = kind.migrations[version];
    if (!step) throw new Error(`Nobody knows version ${stored.version} of ${kind.name}`);
    state = step(state);
  }
  return state;
}
