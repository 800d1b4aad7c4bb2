import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const names = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

/**
 * Every transition declared on a chart with a name that people can read, in the order of the chart:
 * `pricing · done(priceTrip) → priced`, `form · person.type [textIsValid] (stays)`.
 */
export function declaredTransitions(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  let found = names.get(machine);
  if (!found) {
    found = nameAll(machine);
    names.set(machine, found);
  }
  return found;
}

export function transitionName(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  return declaredTransitions(machine).get(transition) ?? `(undeclared) ${describe(transition)}`;
}

function nameAll(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  const used = new Map<string, number>();
  for (const node of nodesOf(machine.root)) {
    for (const transition of transitionsOf(node)) {
      const name = describe(transition);
      const times = (used.get(name) ?? 0) + 1;
      used.set(name, times);
      found.set(transition, times === 1 ? name : `${name} #${times}`);
    }
  }
  return found;
}

/** A state and everything inside it, parents first, in the order of the chart. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesOf)];
}

export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const { transitions, always } = node as {
    transitions: Map<string, AnyTransitionDefinition[]>;
    always?: AnyTransitionDefinition[];
  };
  return [...[...transitions.values()].flat(), ...(always ?? [])];
}

/** The dotted path of a state below the chart, empty for the chart itself. */
export function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

function describe(transition: AnyTransitionDefinition): string {
  const from = pathOf(transition.source) || '(chart)';
  const guard = transition.guard ? ` [${guardName(transition.guard)}]` : '';
  const targets = transition.target?.map(pathOf).join(' + ');
  return `${from} · ${eventName(transition)}${guard}${targets ? ` → ${targets}` : ' (stays)'}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type, name } = guard as { type?: string; name?: string };
  return type ?? (name || 'unnamed');
}

function eventName({ eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  const kinds: readonly (readonly [prefix: string, kind: string])[] = [
    ['xstate.done.actor.', 'done'],
    ['xstate.error.actor.', 'error'],
    ['xstate.snapshot.', 'snapshot'],
    ['xstate.done.state.', 'all done'],
  ];
  for (const [prefix, kind] of kinds) {
    if (!eventType.startsWith(prefix)) continue;
    return kind === 'all done' ? kind : `${kind}(${eventType.slice(prefix.length)})`;
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  return delay ? `after(${delay[1]})` : eventType;
}
