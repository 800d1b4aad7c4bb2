import type { AnyMachineSnapshot } from 'xstate';
import { fingerprint, keyOfWorld, remembering } from './fingerprint.ts';
import { activePaths } from './holds.ts';
import { createSimulator, type Reaction, type Simulator, type World } from './simulator.ts';
import type { AnyStimulus, AnyTour } from './types.ts';

/** A stimulus that was played, and what it led to. */
export interface Played extends Reaction {
  readonly stimulus: AnyStimulus;
  /** what this step covers: transitions, its stimulus and, by pairs, what it follows */
  readonly goals: readonly string[];
}

/** A stimulus played at a place, and the place that it led to. */
export interface Step extends Played {
  readonly to: Place;
}

/** Worlds that cannot be told apart (and, by pairs, that were reached by the same transitions). */
export interface Place {
  readonly key: string;
  readonly world: World;
  readonly steps: Step[];
  /** the last part of the shortest way here; none at the start */
  readonly came: { readonly from: Place; readonly step: Step } | null;
}

export interface Atlas {
  /** the tour whose stimuli were played */
  readonly tour: AnyTour;
  readonly start: Place;
  readonly begun: Reaction;
  readonly places: ReadonlyMap<string, Place>;
  readonly goals: ReadonlySet<string>;
  readonly simulator: Simulator;
  /** whether every place stands for one world only */
  readonly exact: boolean;
  /** Identifies the place of a world that was reached by these transitions. */
  keyOf(world: World, taken: readonly string[]): string;
}

const LIMIT = 20_000;

type Known = Pick<AnyTour, 'machine' | 'input'> & { readonly simulator: Simulator };

const knownOf = new WeakMap<AnyTour['stimuli'], Known[]>();

/** The simulator of a tour, which remembers what the same stimuli did to the same chart before. */
function simulatorOf({ machine, input, stimuli }: AnyTour): Simulator {
  const all = knownOf.get(stimuli) ?? [];
  knownOf.set(stimuli, all);
  const known = all.find((each) => each.machine === machine && each.input === input);
  if (known) return known.simulator;
  const simulator = remembering(createSimulator(machine, input));
  all.push({ machine, input, simulator });
  return simulator;
}

/**
 * Finds every place that the stimuli can reach, breadth first. Throws when the chart does, or when there is no end.
 * @param simulator that of an atlas of the same tour under other conditions, whose findings are used
 */
export function explore(tour: AnyTour, simulator: Simulator = simulatorOf(tour)): Atlas {
  const begun = simulator.start();
  const bySwitch = tour.switches === 1;
  const keyOf = (world: World, taken: readonly string[]) => {
    const key = tour.fingerprint ? JSON.stringify(fingerprint(world, tour.fingerprint)) : keyOfWorld(world);
    return bySwitch ? key + JSON.stringify(taken) : key;
  };

  const start: Place = { key: keyOf(begun.world, []), world: begun.world, steps: [], came: null };
  const places = new Map([[start.key, start]]);
  const goals = new Set<string>();
  for (const place of places.values()) {
    for (const stimulus of tour.stimuli) {
      const reaction = attempt(simulator, place, stimulus);
      if (!reaction) continue;
      const key = keyOf(reaction.world, reaction.taken);
      const reached = goalsOf(tour, stimulus, reaction, place.came?.step.taken ?? null);
      const step = { ...reaction, stimulus, goals: reached, to: places.get(key) ?? place };
      if (!places.has(key)) {
        step.to = { key, world: reaction.world, steps: [], came: { from: place, step } };
        places.set(key, step.to);
        if (places.size > LIMIT) throw new Error(tooLarge(tour, places));
      }
      place.steps.push(step);
      for (const goal of reached) goals.add(goal);
    }
  }
  return { tour, start, begun, places, goals, simulator, exact: !tour.fingerprint, keyOf };
}

/**
 * What a stimulus covers that led to this.
 * @param before the transitions that led to where it was played; null at the start
 */
export function goalsOf(
  tour: AnyTour,
  stimulus: AnyStimulus,
  { taken, world }: Reaction,
  before: readonly string[] | null,
): readonly string[] {
  const goals = [`stimulus ${stimulus.id}`, ...taken];
  if (tour.rests) goals.push(...restsOf(world.snapshot));
  if (tour.switches === 1 && before?.length && taken.length)
    goals.push(`${before.join(' & ')} ⇒ ${taken.join(' & ')}`);
  return goals;
}

/** Goals: the states in which a chart comes to rest. */
export function restsOf(snapshot: AnyMachineSnapshot): string[] {
  return activePaths(snapshot).map((path) => `rests in ${path}`);
}

function attempt(simulator: Simulator, place: Place, stimulus: AnyStimulus): Reaction | null {
  try {
    return simulator.react(place.world, stimulus);
  } catch (error) {
    const way = [...wayTo(place).map((step) => step.stimulus.id), stimulus.id].join(' › ');
    throw new Error(
      `The chart breaks at: ${way}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** The shortest way from the start to a place. */
export function wayTo(place: Place): Step[] {
  const way: Step[] = [];
  for (let { came } = place; came; { came } = came.from) way.unshift(came.step);
  return way;
}

function tooLarge(tour: AnyTour, places: ReadonlyMap<string, Place>): string {
  const seen = new Map<string, Set<string>>();
  for (const { world } of places.values()) {
    for (const [field, value] of Object.entries((world.snapshot as AnyMachineSnapshot).context)) {
      const values = seen.get(field) ?? new Set();
      seen.set(field, values.add(JSON.stringify(value)));
    }
  }
  const fields = [...seen]
    .toSorted(([, a], [, b]) => b.size - a.size)
    .map(([field, values]) => `${field}: ${values.size}`);
  return (
    `The tour of ${tour.machine.id} has more than ${LIMIT} situations. Different values per field of the context: ` +
    `${fields.slice(0, 6).join(', ')}. Give the tour a fingerprint without what grows, or fewer stimuli.`
  );
}
