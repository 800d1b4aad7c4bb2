import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Kinds of names on a chart, as they stand in the keys of its words. */
export type NameKind = 'machine' | 'state' | 'event' | 'guard' | 'action' | 'port' | 'delay' | 'tag';

export type ChartName = { kind: NameKind; name: string };

/** Every name that a picture of the chart shows, once; states by their dotted path. */
export function namesOf(machine: AnyStateMachine): ChartName[] {
  const found = new Map<string, ChartName>();
  const add = (kind: NameKind, name: string) => found.set(`${kind}.${name}`, { kind, name });
  add('machine', machine.id);
  for (const node of nodesBelow(machine.root)) {
    if (node.path.length > 0) add('state', node.path.join('.'));
    node.tags.forEach((tag) => add('tag', tag));
    node.invoke.forEach(({ src }) => typeof src === 'string' && add('port', src));
    for (const { name, delay } of node.after.map(delayOf)) if (delay) add('delay', name);
    for (const name of actionsOf([node.entry, node.exit])) add('action', name);
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    for (const { eventType, guard, actions } of transitions) {
      if (eventType && !eventType.startsWith('xstate.')) add('event', eventType);
      for (const name of guardsOf(guard)) add('guard', name);
      for (const name of actionsOf([actions])) add('action', name);
    }
  }
  return [...found.values()];
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesBelow)];
}

function delayOf({ delay }: { delay: unknown }): { name: string; delay: boolean } {
  return { name: String(delay), delay: typeof delay === 'string' };
}

function guardsOf(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return [String(guard.type)];
  return [];
}

/** Names of actions; what the library adds for its timers is none. */
function actionsOf(lists: readonly (readonly unknown[])[]): string[] {
  return lists.flat().flatMap((action) => {
    const name = typeof action === 'string' ? action : (action as { type?: unknown }).type;
    return typeof name === 'string' && !name.startsWith('xstate.') ? [name] : [];
  });
}
