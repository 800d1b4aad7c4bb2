import { chartSize } from './charts/size.ts';
import { keyOrder } from './charts/keyOrder.ts';
import { namesOnly } from './charts/namesOnly.ts';
import { naming } from './charts/naming.ts';
import { testRule } from './support/rule.ts';
import type { Planted } from './support/rule.ts';

const path = 'machines/trip/trip.machine.ts';

/** A chart with something planted: in `setup`, beside its states, or in its first state. */
function chart({ setup = '', root = '', state = '' }): Planted {
  return [
    path,
    `import { setup } from 'xstate';
     export const tripMachine = setup({ ${setup} }).createMachine({
       id: 'trip', context: {}, ${root} initial: 'enteringTrip', states: { enteringTrip: { ${state} }, priced: {} },
     });`,
  ];
}

testRule('the keys of a state stand in one order', keyOrder, {
  refused: {
    'events before the port': chart({ state: `on: {}, invoke: { id: 'a', src: 'a' }` }),
    'the first state before the events': chart({ state: `initial: 'a', on: {}, states: { a: {} }` }),
    'a wrong order deep inside': chart({ state: `initial: 'a', states: { a: { on: {}, tags: 'busy' } }` }),
    'a wrong order in a part of a chart': [
      path,
      `export const part = s.createStateConfig({ on: {}, entry: 'a' });`,
    ],
    'a key that no state has': chart({ state: `onEntry: 'a'` }),
    'the chart’s id after its states': [path, `createMachine({ states: {}, id: 'trip' });`],
  },
  accepted: {
    'the order of the house': chart({
      state: `tags: 'busy', meta: {}, entry: 'a', invoke: { id: 'a', src: 'a' }, after: {}, on: {}, initial: 'b', states: { b: {} }`,
    }),
    'a parallel chart': [
      path,
      `createMachine({ id: 'trip', context: {}, type: 'parallel', states: { a: {} } });`,
    ],
  },
});

testRule('inside a chart stand only names', namesOnly, {
  refused: {
    'an action written in place': chart({ state: `entry: () => undefined` }),
    'an assignment in place': chart({ state: `on: { 'person.go': { actions: assign({ a: 1 }) } }` }),
    'an assignment in a list': chart({
      state: `on: { 'person.go': [{ actions: ['a', assign({ a: 1 })] }] }`,
    }),
    'a guard written in place': chart({
      state: `always: { guard: ({ context }) => context.a, target: 'priced' }`,
    }),
    'a guard composed in place': chart({ state: `always: { guard: and(['a', 'b']), target: 'priced' }` }),
    'an action when a port answers': chart({
      state: `invoke: { id: 'a', src: 'a', onDone: { actions: () => undefined, target: 'priced' } }`,
    }),
    'a port without id': chart({ state: `invoke: { src: 'priceTrip' }` }),
    'a port under another id': chart({ state: `invoke: { id: 'price', src: 'priceTrip' }` }),
    'a port written in place': chart({ state: `invoke: { id: 'a', src: fromPromise(() => load()) }` }),
    'a delay in numbers': chart({ state: `after: { 5000: 'priced' }` }),
  },
  accepted: {
    'names, with readers of parameters and input': chart({
      state: `entry: ['a', { type: 'b', params: ({ context }) => context.b }],
        invoke: { id: 'priceTrip', src: 'priceTrip', input: ({ context }) => context.b, onDone: 'priced',
          onError: { actions: { type: 'c', params: 'd' }, target: 'priced' } },
        after: { priceLifetime: 'priced' },
        on: { 'person.go': [{ guard: { type: 'tripIsPossible', params: ({ event }) => event.trip }, target: 'priced' }, {}] }`,
    }),
    'what stands in setup': chart({
      setup: `actions: { remember: assign({ a: 1 }) }, guards: { tripIsPossible: () => true }`,
    }),
  },
});

testRule('names follow the conventions', naming, {
  refused: {
    'a shouted event': chart({ state: `on: { NEXT: 'priced' }` }),
    'an event of nobody': chart({ state: `on: { 'nobody.goOn': 'priced' }` }),
    'an event of the library': chart({ state: `on: { 'xstate.done.actor.a': 'priced' }` }),
    'a numbered state': [path, `createMachine({ id: 'trip', states: { stepTwo: {} } });`],
    'a state without object': [path, `createMachine({ id: 'trip', states: { loading: {} } });`],
    'a shouted state': [path, `createMachine({ id: 'trip', states: { ENTERING: {} } });`],
    'a negative guard': chart({ setup: `guards: { notAllowed: () => true }` }),
    'a guard that checks': chart({ setup: `guards: { checkTrip: () => true }` }),
    'an action that handles': chart({ setup: `actions: { handleTrip: () => undefined }` }),
    'an action that sets': chart({ setup: `actions: { setTrip: () => undefined }` }),
    'a port that is a service': chart({ setup: `actors: { priceService: port('priceService') }` }),
    'a chart in another’s file': [
      'machines/trip/trip.machine.ts',
      `createMachine({ id: 'quote', states: {} });`,
    ],
    'a chart in a file of no chart': ['machines/trip/parts.ts', `createMachine({ id: 'trip', states: {} });`],
  },
  accepted: {
    'good names': chart({
      setup: `guards: { tripIsPossible: () => true }, actions: { rememberTrip: () => undefined },
        actors: { priceTrip: port('priceTrip') }, delays: { priceLifetime: 1000 }`,
      state: `on: { 'person.enterTrip': 'priced', 'frame.*': 'priced' }`,
    }),
    'states that the documents name': [
      path,
      `createMachine({ id: 'trip', states: { NOT_STARTED: {}, INITIATED: {} } });`,
    ],
  },
});

const manyStates = Array.from({ length: 26 }, (_, index) => `entering${index}: {},`).join('');

testRule('a chart can be read at once', chartSize, {
  refused: {
    'too many states': [path, `createMachine({ id: 'trip', states: { ${manyStates} } });`],
    'too many lines': [path, `createMachine({ id: 'trip', states: {} });${'\n// more'.repeat(220)}`],
  },
  accepted: { 'a small chart': chart({}) },
});
