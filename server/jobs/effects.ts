import type { EventObject, ExecutableActionsFrom, AnyStateMachine } from 'xstate';

/** Work that a transition begins; `inMs` is the delay after which it is due. */
export type Effect = { port: string; input: unknown; inMs: number };

type SpawnParams = { src: string; input: unknown };
type RaiseParams = { event: EventObject; delay?: number };

/** The name of jobs that only wait; their input is the event that the delay ends with. */
export const delayPort = 'after';

/** Reads the work out of the actions that a pure transition returned; stopping and cancelling need none. */
export function effectsOf(actions: readonly ExecutableActionsFrom<AnyStateMachine>[]): Effect[] {
  const effects: Effect[] = [];
  for (const { type, params } of actions) {
    if (type === 'xstate.spawnChild') {
      const { src, input } = params as unknown as SpawnParams;
      effects.push({ port: src, input: input ?? null, inMs: 0 });
    } else if (type === 'xstate.raise') {
      const { event, delay } = params as unknown as RaiseParams;
      effects.push({ port: delayPort, input: event, inMs: delay ?? 0 });
    }
  }
  return effects;
}
