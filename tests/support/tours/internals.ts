import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { parentLogic } from './parent.ts';

// The only file of the tests that reads or replaces what XState keeps behind an underscore.

/** The transitions that a microstep of the chart took. */
export function transitionsIn(
  event: InspectionEvent,
  actor: AnyActorRef,
): readonly AnyTransitionDefinition[] {
  if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return [];
  return event._transitions;
}

/** An event that the chart sent to somebody else, with whom it was sent to. */
export function sentBy(
  event: InspectionEvent,
  actor: AnyActorRef,
): { to: AnyActorRef; event: EventObject } | null {
  if (event.type !== '@xstate.event' || event.sourceRef !== actor || event.actorRef === actor) return null;
  return event.event.type.startsWith('xstate.')
    ? null
    : { to: event.actorRef as AnyActorRef, event: event.event };
}

/** A child that the chart has just made. */
export function bornFrom(event: InspectionEvent, actor: AnyActorRef): AnyActorRef | null {
  if (event.type !== '@xstate.actor') return null;
  const child = event.actorRef as AnyActorRef & { _parent?: AnyActorRef };
  return child._parent === actor ? child : null;
}

/** What the chart was like directly after one of its microsteps: states that are left at once are seen only here. */
export function passedIn(event: InspectionEvent, actor: AnyActorRef): readonly AnyMachineSnapshot[] {
  return event.type === '@xstate.microstep' && event.actorRef === actor
    ? [event.snapshot as AnyMachineSnapshot]
    : [];
}

/** The states that are active in a snapshot, without order. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes;
}

export interface Effect {
  readonly type: string;
  readonly params?: unknown;
}

/** What a machine asks for when it is run purely: an actor that never starts, in a system that keeps nothing. */
export interface InertScope {
  readonly self: AnyActorRef;
  readonly scope: never;
}

/** A scope in which nothing happens; it only tells the transitions taken and the effects asked for. */
export function inertScope(
  machine: AnyStateMachine,
  input: unknown,
  onTransition: (transition: AnyTransitionDefinition) => void,
  onEffect: (effect: Effect) => void,
): InertScope {
  const self = createActor(machine, { input, parent: createActor(parentLogic) } as object) as AnyActorRef;
  const system = {
    ...self.system,
    _set() {},
    _register: (sessionId: string) => sessionId,
    _unregister() {},
    _sendInspectionEvent: (event: InspectionEvent) => transitionsIn(event, self).forEach(onTransition),
  };
  Object.assign(self, { system });
  const inert = {
    self,
    system,
    id: machine.id,
    sessionId: machine.id,
    logger() {},
    defer() {},
    stopChild() {},
    emit() {},
    actionExecutor: onEffect,
  };
  return { self, scope: inert as never };
}

interface Node {
  readonly transitions: Map<string, readonly object[]>;
  readonly always?: readonly object[];
  readonly states: Record<string, Node>;
}

/**
 * Reports from a page each transition that a chart of it takes, to the function that stands on the window under that
 * name. Runs in the page, before everything else there; may use nothing from outside. The logic of an actor may be
 * another that fetches its chart, so the chart is that of the snapshot.
 */
export function reportTransitions(name: string): void {
  const orders = new WeakMap<Node, Map<object, number>>();
  const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
  const orderOf = (root: Node) => {
    const known = orders.get(root);
    if (known) return known;
    const transitions = nodesOf(root).flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ]);
    const order = new Map(transitions.map((transition, index) => [transition, index]));
    orders.set(root, order);
    return order;
  };
  const report = (window as unknown as Record<string, (chart: string, index: number) => void>)[name];
  window.inspectCharts = (event) => {
    if (event.type !== '@xstate.microstep') return;
    const { machine } = event.snapshot as { machine?: { id: string; root: Node } };
    if (!machine) return;
    for (const transition of event._transitions) {
      const index = orderOf(machine.root).get(transition);
      if (index !== undefined) report?.(machine.id, index);
    }
  };
}
