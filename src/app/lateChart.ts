import type { AnyStateMachine } from 'xstate';
import { mustBeFilled } from './mustBeFilled.ts';

/** Fills the hole of a chart that is fetched when it is needed. */
export type LateChart<Chart extends AnyStateMachine> = {
  /** Goes into the hole; may be invoked once the chart was fetched. */
  logic: Chart;
  /** Fetches the chart once; may be called again after a failed transfer. Fails by name when a port is not filled. */
  fetch(): Promise<void>;
};

/** A chart that comes with its ports filled, from a module that is loaded when it is needed. */
export function lateChart<Chart extends AnyStateMachine>(load: () => Promise<Chart>): LateChart<Chart> {
  let come: Chart | null = null;
  return {
    logic: logicOf(() => come) as AnyStateMachine as Chart,
    fetch: async () => {
      come ??= mustBeFilled(await load());
    },
  };
}

/** Goes into the hole of a chart, and hands everything on to the one that was fetched for it. */
export function logicOf(
  fetched: () => AnyStateMachine | null,
): Pick<
  AnyStateMachine,
  'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot' | 'restoreSnapshot'
> {
  const chart = (): AnyStateMachine => {
    const come = fetched();
    if (come === null) throw new Error('The chart was not fetched');
    return come;
  };
  return {
    getInitialSnapshot: (...given) => chart().getInitialSnapshot(...given),
    transition: (...given) => chart().transition(...given),
    start: (...given) => chart().start(...given),
    getPersistedSnapshot: (...given) => chart().getPersistedSnapshot(...given),
    restoreSnapshot: (...given) => chart().restoreSnapshot(...given),
  };
}
