import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from 'xstate';
import { type PathGenerator, type StatePath, TestModel, type TestParam } from 'xstate/graph';
import type { Tour } from './define.ts';
import { childNamed } from './doubles.ts';
import { type Atlas, explore, type Played, type Step } from './explore.ts';
import { openLedger } from './holds.ts';
import { planTours } from './plan.ts';
import { follow } from './play.ts';
import type { Shown } from './register.ts';
import type { World } from './simulator.ts';
import type { AnyStimulus } from './types.ts';

/** A step of a path that was made from a tour: one event, and which part of the tour's step it is. */
interface TourStep {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
  readonly part: Played;
  /** the step of the tour that this event completes; null when more events of it follow */
  readonly completes: Played | null;
}

type PathOf<M extends AnyStateMachine> = StatePath<SnapshotFrom<M>, EventFromLogic<M>>;

/**
 * The tours of a chart as a path generator of `xstate/graph`: `createTestModel(machine).getPaths(tours(tour))`. Each
 * step is one event as XState names it, answers of ports (`xstate.done.actor.<id>`) and time that passes
 * (`xstate.after.<delay>`) included. They begin with the input of the tour, or with the one that `getPaths` is given.
 */
export function tours<M extends AnyStateMachine>(
  tour: Tour<M, string>,
): PathGenerator<SnapshotFrom<M>, EventFromLogic<M>, unknown> {
  return (_, { input = tour.input }) => {
    const atlas = explore({ ...tour, input });
    return planTours(atlas, tour.length).map((steps) => pathOf<M>(atlas, steps));
  };
}

/** The test model of a chart that invokes or waits: `createTestModel` refuses one, the model that it makes does not. */
export function testModelOf<M extends AnyStateMachine>(
  machine: M,
): TestModel<SnapshotFrom<M>, EventFromLogic<M>, unknown> {
  const stateMatcher = (state: AnyMachineSnapshot, path: string) => state.matches(path);
  return new TestModel(machine as AnyStateMachine, { stateMatcher }) as never;
}

/** The names of the stimuli of a path. */
export function stimuliOf<M extends AnyStateMachine>(path: PathOf<M>): string[] {
  return stepsOf(path).flatMap(({ completes }) => completes?.stimulus.id ?? []);
}

/** What the paths of a tour are to show, of which nothing was shown yet. */
export function toBeShown<M extends AnyStateMachine>(
  tour: Tour<M, string>,
  paths: readonly PathOf<M>[],
): Shown {
  const goals = new Set(paths.flatMap(stepsOf).flatMap(({ completes }) => completes?.goals ?? []));
  return { tour, ledger: openLedger(tour), covered: { transitions: new Set(), goals: new Set() }, goals };
}

/**
 * For `path.test`: `events` does each event of the path to a running chart with doubles for its ports, which must take
 * the transitions of the path; `states` asserts what holds in each state, by its dotted path.
 */
export function onLiveChart<M extends AnyStateMachine>(
  { tour, ledger, covered }: Shown,
  path: PathOf<M>,
  input: unknown = tour.input,
): Required<TestParam<SnapshotFrom<M>, EventFromLogic<M>>> {
  const { chart, compare } = follow({ ...tour, input }, covered);
  const [first] = stepsOf(path);
  ledger.assertPassed(compare(first!.part, null), chart.seen);
  let before = chart.snapshot();
  const perform = (step: unknown) => {
    const { part, completes } = step as TourStep;
    const now = chart.snapshot();
    chart.apply(part.stimulus, part.pieces);
    ledger.assertPassed(compare(part, now), chart.seen);
    if (!completes) return;
    ledger.assertStimulus(completes.stimulus, chart.snapshot(), chart.seen, before);
    for (const goal of completes.goals) covered.goals.add(goal);
    before = chart.snapshot();
  };
  const hold = (state: string) => [state, () => ledger.assertHold(state, chart.snapshot(), chart.seen)];
  const events = stepsOf(path)
    .slice(1)
    .map(({ event }) => [event.type, perform]);
  return {
    events: Object.fromEntries(events) as never,
    states: Object.fromEntries(Object.keys(tour.holds).map(hold)) as never,
  };
}

const stepsOf = (path: { readonly steps: readonly unknown[] }) => path.steps as readonly TourStep[];

function pathOf<M extends AnyStateMachine>(atlas: Atlas, tour: readonly Step[]): PathOf<M> {
  const { begun, start } = atlas;
  const begins = {
    ...begun,
    stimulus: { kind: 'send', id: '', events: [], options: {} },
    goals: [],
  } as const;
  const steps: TourStep[] = [
    { event: { type: 'xstate.init' }, state: begun.world.snapshot, part: begins, completes: null },
  ];
  tour.forEach((step, index) => {
    let world = tour[index - 1]?.world ?? start.world;
    const parts = partsOf(atlas, world, step);
    for (const part of parts) {
      const completes = part === parts.at(-1) ? step : null;
      steps.push({ event: eventOf(world, part.stimulus), state: part.world.snapshot, part, completes });
      ({ world } = part);
    }
  });
  return { state: steps.at(-1)!.state, steps, weight: steps.length - 1 } as never;
}

/** A stimulus of several events as several of one event each. */
function partsOf({ simulator }: Atlas, from: World, step: Step): readonly Played[] {
  const { stimulus } = step;
  if (stimulus.kind !== 'send' || stimulus.events.length === 1) return [step];
  let world = from;
  return stimulus.events.map((event, index) => {
    const one = { ...stimulus, id: `${stimulus.id} (${index + 1})`, events: [event], options: {} };
    const reaction = simulator.react(world, one)!;
    ({ world } = reaction);
    return { ...reaction, stimulus: one, goals: [] };
  });
}

/** The event that a stimulus of one event is to the chart. */
function eventOf({ snapshot }: World, stimulus: AnyStimulus): EventObject {
  switch (stimulus.kind) {
    case 'send':
      return stimulus.events[0]!;
    case 'emitFrom':
      return stimulus.event;
    case 'wait':
      return { type: `xstate.after.${stimulus.delay}` };
    case 'settle':
    case 'fail': {
      const { id } = childNamed(Object.values(snapshot.children), stimulus.port)!;
      return stimulus.kind === 'settle'
        ? ({ type: `xstate.done.actor.${id}`, output: stimulus.output } as EventObject)
        : ({ type: `xstate.error.actor.${id}`, error: stimulus.error } as EventObject);
    }
  }
}
