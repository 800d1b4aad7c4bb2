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
type RaiseParams = { id: string; event: EventObject; delay?: number };

/** The name of jobs that only wait; their input is the event that the delay ends with. */
export const delayPort = 'after';

/** Reads the effects out of the actions that a pure transition returned; `before` is null for a beginning. */
export function effectsOf(
  actions: readonly ExecutableActionsFrom<AnyStateMachine>[],
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
): Effects {
  const begun: Effect[] = [];
  const messages: EventObject[] = [];
  const ended: string[] = [];
  for (const { type, params } of actions as readonly { type: string; params: unknown }[]) {
    if (type === 'xstate.spawnChild') {
      const { id, src, input } = params as SpawnParams;
      begun.push({ actor: id, port: src, input: input ?? null, inMs: 0 });
    } else if (type === 'xstate.raise') {
      const { id, event, delay } = params as RaiseParams;
      begun.push({ actor: id, port: delayPort, input: event, inMs: delay ?? 0 });
    } else if (type === 'xstate.cancel') {
      ended.push((params as { sendId: string }).sendId);
    } else if (type === 'xstate.emit') {
      messages.push((params as { event: EventObject }).event);
    }
  }
  const stays = (actor: string) =>
    invokedAmong(after).includes(actor) && !begun.some((effect) => effect.actor === actor);
  ended.push(...invokedAmong(before).filter((actor) => !stays(actor)));
  return { begun, ended, messages };
}

/** A restored snapshot has no children, so that the states say what is under way. */
function invokedAmong(snapshot: AnyMachineSnapshot | null): string[] {
  return snapshot?._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)) ?? [];
}
