import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { chartInspector } from '#src/ports/chartInspector.ts';

const chart = createMachine({
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: {} },
});

test('a function that was left on the window is given each step of a chart', () => {
  const steps: string[] = [];
  const inspect = chartInspector({ inspectCharts: ({ type }) => void steps.push(type) });
  createActor(chart, { inspect }).start().send({ type: 'open' });
  expect(steps.filter((type) => type === '@xstate.microstep')).toEqual(['@xstate.microstep']);
});

test('where nothing was left, or no function, nothing is inspected', () => {
  expect(chartInspector({})).toBeUndefined();
  expect(chartInspector({ inspectCharts: 'on' as never })).toBeUndefined();
});
