import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { statesIn } from '#src/charts/chartTree.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { clerkChart } from '../support/tours/engine.charts.ts';

const states = new Map(statesIn(readMachine(clerkChart).root).map((state) => [state.path, state]));
const transitionsFrom = (path: string) => states.get(path)!.transitions;

test('a tree has every state with its kind and its first state', () => {
  const kinds = [...states].map(([path, { kind }]) => `${path}: ${kind}`);
  expect(kinds).toEqual([
    ': compound',
    'closed: atomic',
    'paused: atomic',
    'open: parallel',
    'open.back: history',
    'open.form: compound',
    'open.form.writing: atomic',
    'open.form.checking: atomic',
    'open.form.pricing: atomic',
    'open.form.priced: final',
    'open.light: compound',
    'open.light.off: atomic',
    'open.light.on: atomic',
    'open.light.burnt: final',
    'gone: final',
  ]);
  expect(states.get('open.form')!.initial).toBe('clerk.open.form.writing');
  expect(states.get('open')!.initial).toBeNull();
});

test('a tree names what a state runs, and which of it is a chart', () => {
  expect(states.get('open')!.ports).toEqual([{ name: 'watchDesk', params: [], chart: null }]);
  expect(states.get('open.light.on')!.ports).toEqual([{ name: 'helper', params: [], chart: 'helper' }]);
  expect(states.get('open.form.pricing')!.tags).toEqual(['busy']);
});

test('a tree tells what makes each transition happen, without what the library adds for timers', () => {
  expect(transitionsFrom('open.form.pricing').map(({ trigger }) => trigger)).toEqual([
    { kind: 'answered', name: 'price' },
    { kind: 'failed', name: 'price' },
    { kind: 'delay', name: 'patience' },
  ]);
  expect(transitionsFrom('open.form.checking').map(({ trigger }) => trigger.kind)).toEqual([
    'always',
    'always',
  ]);
  expect(transitionsFrom('open').map(({ trigger }) => trigger)).toContainEqual({ kind: 'finished' });
  expect(states.get('open.form.pricing')!.entry).toEqual([]);
  expect(states.get('open.form.pricing')!.exit).toEqual([]);
});

test('a tree tells guards, the branch that is left, actions and targets', () => {
  const [long, short] = transitionsFrom('open').filter(
    ({ trigger }) => trigger.kind === 'event' && trigger.name === 'desk.ring',
  );
  expect(long).toMatchObject({
    guard: { name: 'ringIsLong', params: [] },
    otherwise: false,
    targets: ['clerk.gone'],
  });
  expect(short).toMatchObject({
    guard: null,
    otherwise: true,
    actions: [{ name: 'polishDesk' }],
    targets: [],
  });
});

test('constants of guards and actions are kept, readers are not', () => {
  const chart = setup({
    guards: { addressIs: (_, path: string) => path !== '' },
    actions: { note: (_, problem: { code: string }) => problem },
  }).createMachine({
    id: 'constant',
    on: {
      'person.go': {
        guard: { type: 'addressIs', params: '/logout' },
        actions: [
          { type: 'note', params: { code: 'a.b' } },
          { type: 'note', params: () => ({ code: 'c' }) },
        ],
      },
    },
  });
  expect(readMachine(chart).root.transitions[0]).toMatchObject({
    guard: { name: 'addressIs', params: ['/logout'] },
    actions: [
      { name: 'note', params: ['a.b'] },
      { name: 'note', params: [] },
    ],
  });
});

test.each([
  ['an action', { entry: () => {} }, 'The state nameless has a action without a name'],
  ['a guard', { on: { go: { guard: () => true } } }, 'The state nameless has a guard without a name'],
  ['a delay', { after: { 500: {} } }, 'The state nameless has a delay without a name'],
] as const)('%s that is written in place is refused', (_, config, message) => {
  expect(() => readMachine(setup({}).createMachine({ id: 'nameless', ...config } as object))).toThrow(
    message,
  );
});
