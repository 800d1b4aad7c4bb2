import { assign, sendParent, sendTo, setup } from 'xstate';
import { listenerPort, port } from '#machines/ports.ts';

/** Charts made up to try the engine on. */

type ClerkEvent =
  | { type: 'person.open' }
  | { type: 'person.type'; text: string }
  | { type: 'person.continue' }
  | { type: 'person.pause' }
  | { type: 'person.resume' }
  | { type: 'person.wave' }
  | { type: 'desk.ring'; times: number };

const helper = setup({}).createMachine({ id: 'helper' });

/** Nested, parallel, with history, always, after, answers and failures, a child chart, a listener and final states. */
export const clerkChart = setup({
  types: {
    context: {} as { text: string; price: number | null },
    events: {} as ClerkEvent,
    emitted: {} as { type: 'clerk.priced'; price: number },
    tags: {} as 'busy',
  },
  actors: {
    price: port<{ cents: number }, { text: string }>('price'),
    watchDesk: listenerPort<{ type: 'polish' }, { loud: boolean }>('watchDesk'),
    helper,
  },
  delays: { patience: 5_000, notice: 10_000 },
  guards: { textIsThere: ({ context }) => context.text !== '', ringIsLong: (_, times: number) => times > 2 },
  actions: {
    rememberText: assign((_, text: string) => ({ text })),
    rememberPrice: assign((_, cents: number) => ({ price: cents })),
    polishDesk: sendTo('watchDesk', { type: 'polish' }),
    tellParent: sendParent({ type: 'clerk.open' }),
  },
}).createMachine({
  id: 'clerk',
  context: { text: '', price: null },
  initial: 'closed',
  states: {
    closed: { on: { 'person.open': { actions: 'tellParent', target: 'open' } } },
    paused: { on: { 'person.resume': 'open.back', 'person.wave': 'gone' } },
    open: {
      type: 'parallel',
      invoke: { id: 'watchDesk', src: 'watchDesk', input: { loud: true } },
      on: {
        'person.pause': 'paused',
        'desk.ring': [
          { guard: { type: 'ringIsLong', params: ({ event }) => event.times }, target: 'gone' },
          { actions: 'polishDesk' },
        ],
      },
      states: {
        back: { type: 'history', history: 'deep' },
        form: {
          initial: 'writing',
          states: {
            writing: {
              on: {
                'person.type': { actions: { type: 'rememberText', params: ({ event }) => event.text } },
                'person.continue': 'checking',
              },
            },
            checking: { always: [{ guard: 'textIsThere', target: 'pricing' }, { target: 'writing' }] },
            pricing: {
              tags: 'busy',
              invoke: {
                id: 'price',
                src: 'price',
                input: ({ context }) => ({ text: context.text }),
                onDone: {
                  actions: { type: 'rememberPrice', params: ({ event }) => event.output.cents },
                  target: 'priced',
                },
                onError: 'writing',
              },
              after: { patience: 'writing' },
            },
            priced: { type: 'final' },
          },
        },
        light: {
          initial: 'off',
          states: {
            off: { after: { notice: 'on' } },
            on: { invoke: { id: 'helper', src: 'helper', onDone: 'burnt' } },
            burnt: { type: 'final' },
          },
        },
      },
      onDone: 'gone',
    },
    gone: { type: 'final' },
  },
});

/** Has a transition whose guard no context can satisfy. */
export const deadEndChart = setup({
  types: { events: {} as { type: 'person.go' } | { type: 'person.leave' } },
  guards: { never: () => false },
}).createMachine({
  id: 'deadEnd',
  initial: 'here',
  states: {
    here: { on: { 'person.go': 'there' } },
    there: { on: { 'person.go': 'here', 'person.leave': { guard: 'never', target: 'out' } } },
    out: {},
  },
});

/** Its context grows without end. */
export const countingChart = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'person.add' } },
  actions: { add: assign(({ context }) => ({ count: context.count + 1 })) },
}).createMachine({ id: 'counting', context: { count: 0 }, on: { 'person.add': { actions: 'add' } } });

/** Its input decides where it begins. */
export const doorChart = setup({
  types: {
    input: {} as { open: boolean },
    context: {} as { open: boolean },
    events: {} as { type: 'person.knock' } | { type: 'person.enter' },
  },
  guards: { doorIsOpen: ({ context }) => context.open },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'doorIsOpen', target: 'open' }, { target: 'shut' }] },
    shut: { on: { 'person.knock': 'shut' } },
    open: { on: { 'person.enter': 'inside' } },
    inside: {},
  },
});
