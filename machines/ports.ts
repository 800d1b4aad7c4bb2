import {
  fromCallback,
  fromObservable,
  fromPromise,
  StateMachine,
  type ActorLogic,
  type AnyActorLogic,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EmittedFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type NonReducibleUnknown,
  type ObservableActorLogic,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate';

const unfilled = new WeakSet<object>();

/** A hole in a chart that the application must fill; running the hole is an error that names it. */
export function port<Output, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`Port "${name}" is not connected`)),
  );
  unfilled.add(logic);
  return logic;
}

/**
 * A hole for something that speaks again and again (a frame, a channel, a clock) instead of answering once.
 * `Commands` are the events that the chart may send to it; what it says arrives as events of the chart.
 */
export function listenerPort<Commands extends EventObject = EventObject, Input = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Commands, Input> {
  const logic = fromCallback<Commands, Input>(() => {
    throw new Error(`Port "${name}" is not connected`);
  });
  unfilled.add(logic);
  return logic;
}

/** A hole for a value that changes by itself, such as seconds that pass: views read it, charts do not. */
export function observablePort<Value, Input extends NonReducibleUnknown>(
  name: string,
): ObservableActorLogic<Value, Input> {
  const logic = fromObservable<Value, Input>(() => {
    throw new Error(`Port "${name}" is not connected`);
  });
  unfilled.add(logic);
  return logic;
}

type System = Parameters<AnyActorLogic['getInitialSnapshot']>[0]['system'];

/** What a parent sees of a child chart: what it begins with, what it understands and what it shows. */
export type ChartLogic<Chart extends AnyActorLogic> = ActorLogic<
  SnapshotFrom<Chart>,
  EventFromLogic<Chart>,
  InputFrom<Chart>,
  System,
  EmittedFrom<Chart>
>;

/**
 * A hole for a child chart that comes when it is needed, so that a chart does not bring every chart after it along.
 * The application fetches the chart before the state that invokes it is entered.
 */
export function chartPort<Chart extends AnyActorLogic>(name: string): ChartLogic<Chart> {
  const hole: AnyActorLogic = new StateMachine({ id: name });
  hole.getInitialSnapshot = () => {
    throw new Error(`Port "${name}" is not connected`);
  };
  unfilled.add(hole);
  return hole;
}

/** Whether an actor logic is still a hole; asked at start-up for every chart. */
export function isUnfilledPort(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && unfilled.has(logic);
}

/** The holes of a chart and of its child charts that nobody filled, as `<chart>.<port>`, sorted. */
export function unfilledPorts(machine: AnyActorLogic): string[] {
  const found = new Set<string>();
  const seen = new Set<AnyStateMachine>();
  const visit = (chart: unknown): void => {
    if (!isMachine(chart) || seen.has(chart)) return;
    seen.add(chart);
    for (const [name, logic] of Object.entries(chart.implementations.actors)) {
      if (isUnfilledPort(logic)) found.add(`${chart.id}.${name}`);
      else visit(logic);
    }
  };
  visit(machine);
  return [...found].toSorted();
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic && 'root' in logic;
}
