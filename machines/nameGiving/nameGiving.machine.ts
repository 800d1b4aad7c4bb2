import { assign, sendParent, setup } from 'xstate';
import { givenNameForm } from '#domain/apply/givenNameForm.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { formPart } from '../forms/formPart.ts';
import { askingStates, notSent, sendingPart } from '../forms/sendingPart.ts';
import type { PageReport } from '../listArea/listArea.types.ts';
import { port } from '../ports.ts';
import type {
  NameGivingContext,
  NameGivingEvent,
  NameGivingInput,
  NameToGive,
  UnnamedAsked,
} from './nameGiving.types.ts';

const part = formPart<typeof givenNameForm, NameGivingContext>(givenNameForm, () => null);
const sending = sendingPart(givenNameForm, part);

/** Gives the names that were to follow on a policy, one person after the other. */
export const nameGivingMachine = setup({
  types: {
    input: {} as NameGivingInput,
    context: {} as NameGivingContext,
    events: {} as NameGivingEvent,
    tags: {} as 'busy',
  },
  actors: {
    readUnnamed: port<readonly UnnamedPerson[], UnnamedAsked>('readUnnamed'),
    giveName: port<readonly UnnamedPerson[], NameToGive>('giveName'),
  },
  guards: {
    formIsComplete: part.guards.formIsComplete,
    ...sending.guards,
    nobodyIsUnnamed: ({ context }) => context.people.length === 0,
  },
  actions: {
    fillField: part.actions.fillField,
    judgeForm: part.actions.judgeForm,
    ...sending.actions,
    rememberPeople: assign((_, people: readonly UnnamedPerson[]) => ({ people })),
    countGiven: assign(({ context }) => ({ ...part.opening(givenNameForm.empty), given: context.given + 1 })),
    leave: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'nameGiving',
  context: ({ input: { address, language } }) => ({
    ...part.opening(givenNameForm.empty),
    taskId: new URLSearchParams(address.search).get('id') ?? '',
    language,
    people: [],
    given: 0,
    problem: null,
  }),
  on: { 'person.goBack': { actions: 'leave' } },
  initial: 'reading',
  states: {
    reading: {
      entry: 'forgetProblem',
      invoke: {
        id: 'readUnnamed',
        src: 'readUnnamed',
        input: ({ context: { taskId, language } }) => ({ taskId, language }),
        onDone: {
          actions: { type: 'rememberPeople', params: ({ event }) => event.output },
          target: 'choosing',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unread',
        },
      },
    },
    unread: { on: { 'person.readAgain': 'reading' } },
    choosing: {
      always: [{ guard: 'nobodyIsUnnamed', target: 'done' }, { target: 'asking' }],
    },
    asking: {
      on: {
        'person.fill': { actions: { type: 'fillField', params: ({ event }) => event } },
        'person.send': [
          { guard: 'formIsComplete', target: 'giving' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
      },
      initial: 'editing',
      states: askingStates,
    },
    giving: {
      tags: 'busy',
      entry: ['forgetProblem', 'forgetRefusal'],
      invoke: {
        id: 'giveName',
        src: 'giveName',
        input: ({ context: { taskId, language, people, form } }) => ({
          taskId,
          language,
          reference: people[0]?.reference ?? '',
          form,
        }),
        onDone: {
          actions: ['countGiven', { type: 'rememberPeople', params: ({ event }) => event.output }],
          target: 'choosing',
        },
        onError: notSent('asking'),
      },
    },
    done: {},
  },
});
