import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { childNamed } from './doubles.ts';
import { inertScope, type Effect } from './internals.ts';
import { transitionName } from './transitions.ts';
import type { AnyStimulus } from './types.ts';

interface Timer {
  readonly id: string;
  readonly event: EventObject;
  /** milliseconds until it runs out */
  readonly remaining: number;
}

/** A moment in the life of a chart of which nothing has really been executed. */
export interface World {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  /** children that have answered or failed, although their state is still active */
  readonly silent: ReadonlySet<AnyActorRef>;
}

export interface Reaction {
  readonly world: World;
  /** names of the transitions taken, in order */
  readonly taken: readonly string[];
  /** milliseconds that passed, in the pieces between which timers ran out */
  readonly pieces: readonly number[];
}

export interface Simulator {
  start(): Reaction;
  /** What the stimulus does to the world, or null when it is not possible there. */
  react(world: World, stimulus: AnyStimulus): Reaction | null;
}

interface Delayed {
  readonly id?: string;
  readonly event: EventObject;
  readonly delay?: number;
  readonly to?: unknown;
}

/** Runs a chart purely: no port is started and no clock runs, but timers are kept, so that time is exact. */
export function createSimulator(machine: AnyStateMachine, input: unknown): Simulator {
  let effects: Effect[] = [];
  let taken: string[] = [];
  const { self, scope } = inertScope(
    machine,
    input,
    (transition) => taken.push(transitionName(machine, transition)),
    (effect) => effects.push(effect),
  );

  const settleInto = (
    snapshot: AnyMachineSnapshot,
    timers: readonly Timer[],
    silent: World['silent'],
  ): World => {
    if (snapshot.status === 'error') throw snapshot.error;
    if (snapshot.status !== 'active') return { snapshot, timers: [], silent };
    let pending = timers;
    const toSelf: EventObject[] = [];
    for (const { type, params } of effects) {
      if (type === 'xstate.cancel') {
        const { sendId } = params as { sendId: string };
        pending = pending.filter((timer) => timer.id !== sendId);
      }
      if (type !== 'xstate.raise' && type !== 'xstate.sendTo') continue;
      const { id, event, delay, to } = params as Delayed;
      if (type === 'xstate.sendTo' && to !== self) continue;
      if (delay !== undefined) {
        const name = id ?? `${event.type}#${pending.length}`;
        pending = [...pending.filter((timer) => timer.id !== name), { id: name, event, remaining: delay }];
      } else if (type === 'xstate.sendTo') toSelf.push(event);
    }
    effects = [];
    return toSelf.reduce(dispatch, { snapshot, timers: pending, silent });
  };

  const dispatch = (world: World, event: EventObject): World => {
    effects = [];
    return settleInto(machine.transition(world.snapshot, event, scope), world.timers, world.silent);
  };

  const soonest = (world: World): Timer | undefined =>
    world.timers.reduce<Timer | undefined>(
      (best, timer) => (best && best.remaining <= timer.remaining ? best : timer),
      undefined,
    );

  const advance = (world: World, milliseconds: number): { world: World; pieces: number[] } => {
    let now = world;
    let left = milliseconds;
    const pieces: number[] = [];
    for (;;) {
      const next = soonest(now);
      const piece = next && next.remaining <= left ? next.remaining : left;
      if (piece > 0) pieces.push(piece);
      left -= piece;
      const timers = now.timers.map((timer) => ({ ...timer, remaining: timer.remaining - piece }));
      const due = next ? timers.find((timer) => timer.id === next.id) : undefined;
      if (!due || due.remaining > 0) return { world: { ...now, timers }, pieces };
      now = dispatch({ ...now, timers: timers.filter((timer) => timer !== due) }, due.event);
    }
  };

  const tell = (world: World, stimulus: Exclude<AnyStimulus, { kind: 'wait' }>): World | null => {
    if (stimulus.kind === 'send') {
      return stimulus.events.reduce<World | null>(
        (before, event) => before && dispatchOrNull(before, event),
        world,
      );
    }
    const living = (Object.values(world.snapshot.children) as AnyActorRef[]).filter(
      (ref) => !world.silent.has(ref),
    );
    const child = childNamed(living, stimulus.port);
    if (!child) return null;
    if (stimulus.kind === 'emitFrom') return dispatchOrNull(world, stimulus.event);
    const { id } = child;
    const silent = new Set([...world.silent, child]);
    if (stimulus.kind === 'settle') {
      return dispatchOrNull({ ...world, silent }, {
        type: `xstate.done.actor.${id}`,
        output: stimulus.output,
        actorId: id,
      } as EventObject);
    }
    const failure = { type: `xstate.error.actor.${id}`, error: stimulus.error, actorId: id };
    return dispatchOrNull({ ...world, silent }, failure);
  };

  const dispatchOrNull = (world: World, event: EventObject): World | null => {
    if (machine.getTransitionData(world.snapshot, event as never).length === 0) return null;
    const before = taken.length;
    const after = dispatch(world, event);
    return taken.length > before ? after : null;
  };

  return {
    start() {
      taken = [];
      effects = [];
      const world = settleInto(machine.getInitialSnapshot(scope, input as never), [], new Set());
      return { world, taken, pieces: [] };
    },
    react(world, stimulus) {
      taken = [];
      if (world.snapshot.status !== 'active' || stimulus.options.when?.(world.snapshot) === false)
        return null;
      if (stimulus.kind !== 'wait') {
        const after = tell(world, stimulus);
        return after && { world: after, taken, pieces: [] };
      }
      if (world.timers.length === 0) return null;
      if (typeof stimulus.delay === 'number') {
        return { taken, ...advance(world, stimulus.delay) };
      }
      const next = soonest(world);
      const named = world.timers.find(
        (timer) => timer.remaining === next?.remaining && isOf(timer, String(stimulus.delay)),
      );
      if (!named) return null;
      const after = advance(world, named.remaining);
      return taken.length > 0 ? { taken, ...after } : null;
    },
  };
}

function isOf(timer: Timer, delay: string): boolean {
  return timer.id === delay || timer.event.type.startsWith(`xstate.after.${delay}.`);
}
