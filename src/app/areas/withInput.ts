import type { AnyStateMachine, InputFrom } from 'xstate';

/** The same chart with its ports, which begins with what is made of another input. */
export function withInput<Chart extends AnyStateMachine, Input>(
  chart: Chart,
  inputOf: (input: Input) => InputFrom<Chart>,
): Chart {
  return Object.assign(Object.create(chart) as Chart, {
    getInitialSnapshot: ((scope, input) =>
      chart.getInitialSnapshot(scope, inputOf(input as Input))) as Chart['getInitialSnapshot'],
  });
}
