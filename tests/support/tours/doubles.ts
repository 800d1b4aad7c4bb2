import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from 'xstate';

/** Commands only the engine sends to a double. */
const ANSWER = 'double.answer';
const BREAK = 'double.break';

type Command = { type: typeof ANSWER; output: unknown } | { type: typeof BREAK; error: unknown };
type DoubleSnapshot = Snapshot<unknown> & { readonly input?: unknown };

/** Stands in for any port or child chart: answers or breaks, synchronously, when the engine says so. */
const double: ActorLogic<DoubleSnapshot, EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    const command = event as Command;
    if (command.type === ANSWER)
      return { ...snapshot, status: 'done', output: command.output, error: undefined };
    if (command.type === BREAK)
      return { ...snapshot, status: 'error', error: command.error, output: undefined };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/**
 * A child chart that views can look into: it runs with doubles for its own ports, and answers or breaks when the
 * engine says so. `children` stand in the place of those of its doubles that views look into as well.
 */
export function visibleDouble(
  machine: AnyStateMachine,
  children: Readonly<Record<string, AnyActorLogic>> = {},
): ActorLogic<DoubleSnapshot, EventObject, unknown> {
  const inside = withDoubles(machine).provide({ actors: children }) as unknown as ActorLogic<
    DoubleSnapshot,
    EventObject,
    unknown
  >;
  return {
    getInitialSnapshot: (scope, input) => inside.getInitialSnapshot(scope, input),
    start: (snapshot, scope) => inside.start?.(snapshot, scope),
    transition: (snapshot, event, scope) =>
      isCommand(event)
        ? double.transition(snapshot, event, scope)
        : inside.transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** The chart with a double in place of every port and child chart. */
export function withDoubles(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, double])) });
}

export function answer(ref: AnyActorRef, output: unknown): void {
  ref.send({ type: ANSWER, output });
}

export function breakDown(ref: AnyActorRef, error: unknown): void {
  ref.send({ type: BREAK, error });
}

export function isCommand(event: EventObject): boolean {
  return event.type === ANSWER || event.type === BREAK;
}

/** The input with which the chart started a double. */
export function inputOf(ref: AnyActorRef): unknown {
  return (ref.getSnapshot() as DoubleSnapshot).input;
}

/** The name of the port that a child was made from; the engine asks for ports by this name or by the child's id. */
export function portOf(ref: AnyActorRef): string {
  const { src } = ref as { src?: unknown };
  return typeof src === 'string' ? src : ref.id;
}

/** Among living children, the oldest that answers to the name. */
export function childNamed(children: readonly AnyActorRef[], name: string): AnyActorRef | undefined {
  return children.find((ref) => ref.id === name) ?? children.find((ref) => portOf(ref) === name);
}
