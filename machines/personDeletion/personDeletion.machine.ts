import { sendParent, setup } from 'xstate';
import { codeSaid, problemActions } from '../forms/readingStates.ts';
import { port } from '../ports.ts';

export type PersonToDelete = { profileRef: string; revision: number };

export type PersonDeletionInput = PersonToDelete & { mayDelete: boolean };

type PersonDeletionContext = PersonDeletionInput & {
  /** Code of what failed last. */
  problem: string | null;
};

type PersonDeletionEvent =
  | { type: 'person.deletePerson' }
  | { type: 'person.keepPerson' }
  | { type: 'person.confirm' };

/** What is said to the page of the person once they are deleted. */
export type PersonDeletionReport = { type: 'personDeletion.finish' };

/** [PM-022] A person is deleted, on their page, once that is confirmed. */
export const personDeletionMachine = setup({
  types: {
    input: {} as PersonDeletionInput,
    context: {} as PersonDeletionContext,
    events: {} as PersonDeletionEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { deletePerson: port<void, PersonToDelete>('deletePerson') },
  guards: { personMayBeDeleted: ({ context }) => context.mayDelete },
  actions: { ...problemActions, reportDeletion: sendParent({ type: 'personDeletion.finish' }) },
}).createMachine({
  id: 'personDeletion',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      meta: { requirements: ['PM-022'] },
      on: { 'person.deletePerson': { guard: 'personMayBeDeleted', target: 'asking' } },
    },
    asking: {
      exit: 'forgetProblem',
      on: { 'person.keepPerson': 'closed', 'person.confirm': 'deleting' },
    },
    deleting: {
      tags: 'busy',
      meta: { requirements: ['PM-022'] },
      invoke: {
        id: 'deletePerson',
        src: 'deletePerson',
        input: ({ context: { profileRef, revision } }) => ({ profileRef, revision }),
        onDone: { actions: 'reportDeletion', target: 'deleted' },
        onError: { actions: { type: 'noteProblem', params: codeSaid }, target: 'asking' },
      },
    },
    deleted: {},
  },
});
