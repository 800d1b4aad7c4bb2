import { assign, setup } from 'xstate';
import type { RecordedChange } from '#domain/calls/shapes/history.ts';
import { onceRenewed, problemActions, readingStates, shownIf } from '../forms/readingStates.ts';
import { port } from '../ports.ts';

type ChangeHistoryContext = {
  key: unknown;
  changes: readonly RecordedChange[];
  /** Code of what kept the history from being read. */
  problem: string | null;
};

const history = readingStates({
  port: 'readHistory',
  asks: ({ key }: ChangeHistoryContext) => ({ key }),
  done: shownIf('somethingIsRecorded', 'showChanges'),
  again: { ...onceRenewed, 'person.toggleHistory': 'reading' },
});

/** The history of something that is recorded, read whenever it is shown; what is new has no key and no history. */
export const changeHistoryMachine = setup({
  types: {
    input: {} as { key: unknown },
    context: {} as ChangeHistoryContext,
    events: {} as { type: 'person.toggleHistory' | 'person.retry' | 'parent.renewSession' },
    tags: {} as 'busy',
  },
  actors: { readHistory: port<readonly RecordedChange[], { key: unknown }>('readHistory') },
  guards: {
    recordIsKnown: ({ context }) => context.key !== null,
    somethingIsRecorded: (_, changes: readonly RecordedChange[]) => changes.length > 0,
  },
  actions: {
    ...problemActions,
    showChanges: assign((_, changes: readonly RecordedChange[]) => ({ changes })),
  },
}).createMachine({
  id: 'changeHistory',
  context: ({ input: { key } }) => ({ key, changes: [], problem: null }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'person.toggleHistory': { guard: 'recordIsKnown', target: 'reading' } } },
    ...history,
    shown: { on: { 'person.toggleHistory': 'hidden' } },
    empty: { on: { 'person.toggleHistory': 'hidden' } },
  },
});
