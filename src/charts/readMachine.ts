import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type {
  ChartName,
  ChartPort,
  ChartState,
  ChartTransition,
  ChartTree,
  ChartTrigger,
} from './chartTree.ts';

/**
 * The neutral tree of a machine. Throws when something on the chart has no name: an action, a guard or a port that
 * is written in place, a delay in numbers.
 */
export function readMachine(machine: AnyStateMachine): ChartTree {
  return { id: machine.id, root: stateOf(machine.root, machine) };
}

function stateOf(node: AnyStateNode, machine: AnyStateMachine): ChartState {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    id: node.id,
    path: node.path.join('.'),
    key: node.key,
    kind: node.type,
    initial: initial?.id ?? null,
    tags: node.tags,
    requirements: (node.meta as { requirements?: readonly string[] } | undefined)?.requirements ?? [],
    entry: actionsOf(node.entry, node),
    exit: actionsOf(node.exit, node),
    ports: node.invoke.map(({ src }) => portOf(src, node, machine)),
    transitions: transitionsOf(node),
    states: Object.values(node.states as Record<string, AnyStateNode>).map((child) =>
      stateOf(child, machine),
    ),
  };
}

function portOf(src: unknown, node: AnyStateNode, machine: AnyStateMachine): ChartPort {
  if (typeof src !== 'string') throw unnamed('port', node);
  const logic = machine.implementations.actors[src] as { root?: unknown; id?: string } | undefined;
  return { name: src, params: [], chart: logic?.root ? (logic.id ?? null) : null };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const lists = [...(node.transitions as Map<string, AnyTransitionDefinition[]>).values(), node.always ?? []];
  return lists.flatMap((list) =>
    list.map((transition, index) => ({
      id: `${node.id}/${transition.eventType}/${index}`,
      trigger: triggerOf(transition, node),
      guard: transition.guard ? nameOf(transition.guard, 'guard', node) : null,
      otherwise: index > 0 && !transition.guard,
      actions: actionsOf(transition.actions, node),
      targets: (transition.target ?? []).map(({ id }) => id),
    })),
  );
}

function triggerOf({ eventType }: AnyTransitionDefinition, node: AnyStateNode): ChartTrigger {
  if (eventType === '') return { kind: 'always' };
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'finished' };
  for (const [prefix, kind] of [
    ['xstate.done.actor.', 'answered'],
    ['xstate.error.actor.', 'failed'],
    ['xstate.snapshot.', 'changed'],
  ] as const) {
    if (!eventType.startsWith(prefix)) continue;
    const id = eventType.slice(prefix.length);
    const port = node.invoke.find((invoked) => invoked.id === id);
    return { kind, name: typeof port?.src === 'string' ? port.src : id };
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  if (delay === undefined) return { kind: 'event', name: eventType };
  if (/^\d+$/.test(delay)) throw unnamed('delay', node);
  return { kind: 'delay', name: delay };
}

function actionsOf(actions: readonly unknown[], node: AnyStateNode): ChartName[] {
  return actions.filter((action) => !isTimer(action)).map((action) => nameOf(action, 'action', node));
}

/** What the library itself adds to states that have a time limit. */
function isTimer(action: unknown): boolean {
  const { type } = action as { type?: string };
  return typeof action === 'function' && (type === 'xstate.raise' || type === 'xstate.cancel');
}

function nameOf(part: unknown, kind: string, node: AnyStateNode): ChartName {
  if (typeof part === 'string') return { name: part, params: [] };
  if (typeof part !== 'object' || part === null || !('type' in part)) throw unnamed(kind, node);
  const { type, params } = part as { type: string; params?: unknown };
  return { name: type, params: constantsOf(params) };
}

function constantsOf(params: unknown): string[] {
  if (typeof params === 'function' || params === undefined || params === null) return [];
  if (typeof params === 'object') return Object.values(params).flatMap(constantsOf);
  return [String(params)];
}

function unnamed(kind: string, node: AnyStateNode): Error {
  return new Error(`The state ${node.id} has a ${kind} without a name`);
}
