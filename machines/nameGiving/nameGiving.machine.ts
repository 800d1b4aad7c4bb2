import { assign, sendParent, setup } from 'xstate';
import { givenNameForm } from '#domain/apply/givenNameForm.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import { actPart, actStates } from '../forms/actStates.ts';
import { readingStates, shownWith } from '../forms/readingStates.ts';
import type { PageReport } from '../area.types.ts';
import { port } from '../ports.ts';
import type {
  NameGivingContext,
  NameGivingEvent,
  NameGivingInput,
  NameToGive,
  UnnamedRequest,
} from './nameGiving.types.ts';

const { opening, guards, actions } = actPart<typeof givenNameForm, NameGivingContext>(
  givenNameForm,
  () => null,
);

const unnamed = readingStates({
  port: 'readUnnamed',
  asks: ({ taskId, language }: NameGivingContext) => ({ taskId, language }),
  done: shownWith('rememberPeople', 'choosing'),
});

const giving = actStates({
  port: 'giveName',
  does: ({ taskId, language, people: [first], form }: NameGivingContext) => ({
    taskId,
    language,
    reference: first?.reference ?? '',
    form,
  }),
  onDone: {
    actions: [
      'countGiven',
      {
        type: 'rememberPeople',
        params: ({ event }: { event: { output: readonly UnnamedPerson[] } }) => event.output,
      },
    ],
    target: 'choosing',
  },
});

/** Gives the names that were to follow on a policy, one person after the other. */
export const nameGivingMachine = setup({
  types: {
    input: {} as NameGivingInput,
    context: {} as NameGivingContext,
    events: {} as NameGivingEvent,
    tags: {} as 'busy',
  },
  actors: {
    readUnnamed: port<readonly UnnamedPerson[], UnnamedRequest>('readUnnamed'),
    giveName: port<readonly UnnamedPerson[], NameToGive>('giveName'),
  },
  guards: { ...guards, nobodyIsUnnamed: ({ context }) => context.people.length === 0 },
  actions: {
    ...actions,
    rememberPeople: assign((_, people: readonly UnnamedPerson[]) => ({ people })),
    countGiven: assign(({ context }) => ({ ...opening(), given: context.given + 1 })),
    leave: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'nameGiving',
  context: ({ input: { address, language } }) => ({
    ...opening(),
    taskId: new URLSearchParams(address.search).get('id') ?? '',
    language,
    people: [],
    given: 0,
    problem: null,
  }),
  on: { 'person.goBack': { actions: 'leave' } },
  initial: 'reading',
  states: {
    ...unnamed,
    choosing: {
      always: [{ guard: 'nobodyIsUnnamed', target: 'done' }, { target: 'asking' }],
    },
    ...giving,
  },
});
