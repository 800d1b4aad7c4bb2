import { assign, setup } from 'xstate';
import type { RecordedChange } from '#domain/calls/shapes/history.ts';
import { port } from '../ports.ts';

/** The history of something that is recorded, read whenever it is shown; what is new has no key and no history. */
export const changeHistoryMachine = setup({
  types: {
    input: {} as { key: unknown },
    context: {} as { key: unknown; changes: readonly RecordedChange[] },
    events: {} as { type: 'person.toggleHistory' } | { type: 'parent.renewSession' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: { readHistory: port<readonly RecordedChange[], { key: unknown }>('readHistory') },
  guards: {
    recordIsKnown: ({ context }) => context.key !== null,
    nothingIsRecorded: (_, changes: readonly RecordedChange[]) => changes.length === 0,
  },
  actions: { showChanges: assign((_, changes: readonly RecordedChange[]) => ({ changes })) },
}).createMachine({
  id: 'changeHistory',
  context: ({ input: { key } }) => ({ key, changes: [] }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'person.toggleHistory': { guard: 'recordIsKnown', target: 'reading' } } },
    reading: {
      invoke: {
        id: 'readHistory',
        src: 'readHistory',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          {
            guard: { type: 'nothingIsRecorded', params: ({ event }) => event.output },
            actions: { type: 'showChanges', params: ({ event }) => event.output },
            target: 'empty',
          },
          { actions: { type: 'showChanges', params: ({ event }) => event.output }, target: 'shown' },
        ],
        onError: 'unavailable',
      },
    },
    shown: { on: { 'person.toggleHistory': 'hidden' } },
    empty: { on: { 'person.toggleHistory': 'hidden' } },
    unavailable: { on: { 'person.toggleHistory': 'reading', 'parent.renewSession': 'reading' } },
  },
});
