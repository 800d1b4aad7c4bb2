import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { ChartLogic } from '#machines/ports.ts';
import { mustBeFilled } from './mustBeFilled.ts';

/**
 * Stands in the hole of a chart: what begins there is the chart that is chosen by what it is given, with what is made of
 * that, and goes on as that chart.
 */
export function inPlace<Given>(
  chosen: (given: Given) => AnyActorLogic,
  inputOf: (given: Given) => unknown = (given) => given,
): AnyActorLogic {
  return {
    getInitialSnapshot: (scope, given) => chosen(given).getInitialSnapshot(scope, inputOf(given)),
    transition: (snapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope),
    start: (snapshot) => snapshot.machine.start(snapshot),
    getPersistedSnapshot: (snapshot, options) => snapshot.machine.getPersistedSnapshot(snapshot, options),
  };
}

/** Fills the hole of a chart that is fetched when it is needed. */
export type LateChart<Chart extends AnyStateMachine> = {
  /** Goes into the hole; may be invoked once the chart was fetched. */
  logic: ChartLogic<Chart>;
  /** Fetches the chart once; may be called again after a failed transfer. Fails by name when a port is not filled. */
  fetch(): Promise<void>;
};

/** A chart that comes with its ports filled, from a module that is loaded when it is needed. */
export function lateChart<Chart extends AnyStateMachine>(load: () => Promise<Chart>): LateChart<Chart> {
  let come: Chart | null = null;
  return {
    logic: inPlace(() => fetched(come)),
    fetch: async () => {
      come ??= mustBeFilled(await load());
    },
  };
}

/**
 * What was fetched.
 * @throws Error where nothing was
 */
export function fetched<Logic extends AnyActorLogic>(come: Logic | null): Logic {
  if (come === null) throw new Error('The chart was not fetched');
  return come;
}
