import type { AnyActorRef, AnyStateNode } from 'xstate';
import type { Reaction, Simulator, World } from './simulator.ts';
import type { AnyTour } from './types.ts';

/** What decides the future of a world; the tour's own function stands for the context. */
export function fingerprint(world: World, own: AnyTour['fingerprint']): unknown {
  const { snapshot, timers, silent } = world;
  const history = (snapshot.historyValue ?? {}) as Record<string, AnyStateNode[]>;
  const children = Object.values(snapshot.children) as AnyActorRef[];
  return [
    snapshot.status,
    snapshot.value,
    own ? own(snapshot) : snapshot.context,
    Object.entries(history).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
    timers.map(({ id, remaining }) => [id, remaining]),
    children.filter((ref) => !silent.has(ref)).map((ref) => ref.id),
  ];
}

const keys = new WeakMap<World, string>();

/** What decides the future of a world, its whole context included, as one text. */
export function keyOfWorld(world: World): string {
  const key = keys.get(world) ?? JSON.stringify(fingerprint(world, undefined));
  keys.set(world, key);
  return key;
}

/**
 * The same simulator, which does not work out again what a stimulus does to a world that it has handed out; it may be
 * shared by tours whose stimuli differ in nothing but when they are possible.
 */
export function remembering(simulator: Simulator): Simulator {
  const known = new WeakMap<World, Map<string, Reaction | null>>();
  const reactionsAt = (world: World) => {
    const reactions = known.get(world) ?? new Map<string, Reaction | null>();
    known.set(world, reactions);
    return reactions;
  };
  let begun: Reaction | undefined;
  return {
    start: () => (begun ??= simulator.start()),
    react(world, stimulus) {
      if (stimulus.options.when?.(world.snapshot) === false) return null;
      const reactions = reactionsAt(world);
      const before = reactions.get(stimulus.id);
      if (before !== undefined) return before;
      const reaction = simulator.react(world, stimulus);
      reactions.set(stimulus.id, reaction);
      return reaction;
    },
  };
}
