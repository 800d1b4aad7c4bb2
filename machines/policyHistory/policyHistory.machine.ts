import { assign, setup } from 'xstate';
import type { PolicyHistory } from '#domain/calls/shapes/policyHistory.ts';
import { onceRenewed, problemActions, readingStates, shownIf } from '../forms/readingStates.ts';
import { port } from '../ports.ts';

type PolicyHistoryContext = PolicyHistory & {
  policyNumber: string;
  /** A quote that is held has no history. */
  isSold: boolean;
  /** Code of what kept the history from being read. */
  problem: string | null;
};

const history = readingStates({
  port: 'readHistory',
  asks: ({ policyNumber }: PolicyHistoryContext) => ({ policyNumber }),
  done: shownIf('somethingIsRecorded', 'showRecords'),
  again: { ...onceRenewed, 'person.toggleHistory': 'reading' },
});

/** [DL-013] What became of a policy and of what was bought together with it, read whenever it is asked for. */
export const policyHistoryMachine = setup({
  types: {
    input: {} as Pick<PolicyHistoryContext, 'policyNumber' | 'isSold'>,
    context: {} as PolicyHistoryContext,
    events: {} as { type: 'person.toggleHistory' | 'person.retry' | 'parent.renewSession' },
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { readHistory: port<PolicyHistory, { policyNumber: string }>('readHistory') },
  guards: {
    policyIsSold: ({ context }) => context.isSold,
    somethingIsRecorded: (_, { records }: PolicyHistory) => records.length > 0,
  },
  actions: {
    ...problemActions,
    showRecords: assign((_, { records, paxes }: PolicyHistory) => ({ records, paxes })),
  },
}).createMachine({
  id: 'policyHistory',
  context: ({ input }) => ({ ...input, records: [], paxes: [], problem: null }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'person.toggleHistory': { guard: 'policyIsSold', target: 'reading' } } },
    ...history,
    shown: { meta: { requirements: ['DL-013', 'DL-014'] }, on: { 'person.toggleHistory': 'hidden' } },
    empty: { on: { 'person.toggleHistory': 'hidden' } },
  },
});
