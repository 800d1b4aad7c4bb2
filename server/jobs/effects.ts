import type { AnyMachineSnapshot, AnyStateMachine, EventObject, ExecutableActionsFrom } from 'xstate';

/** Work that a transition begins; `inMs` is the delay after which it is due. */
export type Effect = { actor: string; port: string; input: unknown; inMs: number };

/** What a transition means for everything outside of the chart. */
export type Effects = {
  begun: readonly Effect[];
  /** Names of the work that it ends. */
  ended: readonly string[];
  messages: readonly EventObject[];
};

type SpawnParams = { id: string; src: string; input: unknown };
type RaiseParams = { id: string | undefined; event: EventObject; delay?: number };

/** The name of jobs that only wait; their input is the event that the delay ends with. */
export const delayPort = 'after';

/**
 * Reads the effects, in their order, out of the actions that a pure transition to `after` returned.
 * @throws Error for an action that the server does not do
 */
export function effectsOf(
  actions: readonly ExecutableActionsFrom<AnyStateMachine>[],
  after: AnyMachineSnapshot,
): Effects {
  const begun = new Map<string, Effect>();
  const ended = new Set<string>();
  const messages: EventObject[] = [];
  const end = (actor: string) => {
    if (!begun.delete(actor)) ended.add(actor);
  };
  for (const { type, params } of actions as readonly { type: string; params: unknown }[]) {
    if (type === 'xstate.spawnChild') {
      const { id, src, input } = params as SpawnParams;
      begun.set(id, { actor: id, port: src, input: input ?? null, inMs: 0 });
    } else if (type === 'xstate.raise') {
      const { id, event, delay } = params as RaiseParams;
      const actor = id ?? event.type;
      // What is raised without a delay is part of the transition.
      if (delay !== undefined) begun.set(actor, { actor, port: delayPort, input: event, inMs: delay });
    } else if (type === 'xstate.stopChild') {
      const child = params as { id: string } | undefined;
      if (child) end(child.id);
    } else if (type === 'xstate.cancel') {
      end((params as { sendId: string }).sendId);
    } else if (type === 'xstate.emit') {
      messages.push((params as { event: EventObject }).event);
    } else {
      throw new Error(`The server does not do ${type}`);
    }
  }
  if (after.status !== 'active') for (const delay of delaysOf(after)) end(delay);
  return { begun: [...begun.values()], ended: [...ended], messages };
}

/** What runs on in states that a chart does not leave when it ends. */
function delaysOf({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType));
}
