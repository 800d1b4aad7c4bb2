import { assign, sendParent, setup } from 'xstate';
import { problemCodeOf } from '#domain/problemCode.ts';
import { taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { AreaInput } from '../area.types.ts';
import { formPart } from '../forms/formPart.ts';
import { askingStates, notSent, sendingPart } from '../forms/sendingPart.ts';
import type { PageReport } from '../listArea/listArea.types.ts';
import { port } from '../ports.ts';
import type {
  TaskAsked,
  TaskGivingUpContext,
  TaskGivingUpEvent,
  TaskRead,
  TaskToGiveUp,
} from './taskGivingUp.types.ts';

const part = formPart<typeof taskEndForm, TaskGivingUpContext>(taskEndForm, () => null);
const sending = sendingPart(taskEndForm, part);

const taskAsked = ({ context: { taskId, language } }: { context: TaskGivingUpContext }): TaskAsked => ({
  taskId,
  language,
});
const taskIn = ({ event }: { event: { output: TaskRead } }) => event.output;
/** Where the chart goes with a task that was read: on, or to its end where the task waits no more. */
const whenRead = <const Target extends string>(target: Target) =>
  [
    {
      guard: { type: 'taskWaits', params: taskIn },
      actions: { type: 'rememberTask', params: taskIn },
      target,
    },
    { target: 'gone' },
  ] as const;

/** Gives a task up, with a refund or without: which one, why, and what became of it. */
export const taskGivingUpMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as TaskGivingUpContext,
    events: {} as TaskGivingUpEvent,
    tags: {} as 'busy',
  },
  actors: {
    readTask: port<TaskRead, TaskAsked>('readTask'),
    giveUpTask: port<void, TaskToGiveUp>('giveUpTask'),
  },
  guards: {
    formIsComplete: part.guards.formIsComplete,
    taskWaits: (_, task: TaskRead) => task !== null,
    ...sending.guards,
  },
  actions: {
    fillField: part.actions.fillField,
    judgeForm: part.actions.judgeForm,
    ...sending.actions,
    rememberTask: assign((_, task: TaskRead) => ({ task })),
    leave: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'taskGivingUp',
  context: ({ input: { address, language } }) => ({
    ...part.opening(taskEndForm.empty),
    taskId: new URLSearchParams(address.search).get('id') ?? '',
    language,
    refunds: address.path === '/refund',
    task: null,
    problem: null,
  }),
  on: { 'person.goBack': { actions: 'leave' } },
  initial: 'reading',
  states: {
    reading: {
      entry: 'forgetProblem',
      invoke: {
        id: 'readTask',
        src: 'readTask',
        input: taskAsked,
        onDone: whenRead('asking'),
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unread',
        },
      },
    },
    unread: { on: { 'person.readAgain': 'reading', 'parent.renewSession': 'reading' } },
    gone: {},
    asking: {
      on: {
        'person.fill': { actions: { type: 'fillField', params: ({ event }) => event } },
        'person.giveUp': [
          { guard: 'formIsComplete', target: 'givingUp' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
      },
      initial: 'editing',
      states: askingStates,
    },
    givingUp: {
      tags: 'busy',
      entry: ['forgetProblem', 'forgetRefusal'],
      invoke: {
        id: 'giveUpTask',
        src: 'giveUpTask',
        input: ({ context: { taskId, task, form, refunds } }) => ({
          taskId,
          revision: task?.revision ?? 0,
          form,
          refunds,
        }),
        onDone: 'givenUp',
        onError: notSent('asking', 'readingAgain'),
      },
    },
    readingAgain: {
      tags: 'busy',
      invoke: {
        id: 'readTask',
        src: 'readTask',
        input: taskAsked,
        onDone: whenRead('asking.failed'),
        onError: 'asking.failed',
      },
    },
    givenUp: {},
  },
});
