import { assign, sendParent, setup } from 'xstate';
import { taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { AreaInput, PageReport } from '../area.types.ts';
import { actPart, actStates } from '../forms/actStates.ts';
import { onceRenewed, readingStates, shownIf } from '../forms/readingStates.ts';
import { port } from '../ports.ts';
import type {
  TaskRequest,
  TaskGivingUpContext,
  TaskGivingUpEvent,
  TaskRead,
  TaskToGiveUp,
} from './taskGivingUp.types.ts';

const { opening, guards, actions } = actPart<typeof taskEndForm, TaskGivingUpContext>(
  taskEndForm,
  () => null,
);

const task = readingStates({
  port: 'readTask',
  asks: ({ taskId, language }: TaskGivingUpContext) => ({ taskId, language }),
  done: shownIf('taskWaits', 'rememberTask', 'asking'),
  again: onceRenewed,
});

const givingUp = actStates({
  port: 'giveUpTask',
  does: ({ taskId, task: read, form, refunds }: TaskGivingUpContext) => ({
    taskId,
    revision: read?.revision ?? 0,
    form,
    refunds,
  }),
  elsewhere: 'readingAgain',
});

/** Gives a task up, with a refund or without: which one, why, and what became of it. */
export const taskGivingUpMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as TaskGivingUpContext,
    events: {} as TaskGivingUpEvent,
    tags: {} as 'busy',
  },
  actors: {
    readTask: port<TaskRead, TaskRequest>('readTask'),
    giveUpTask: port<void, TaskToGiveUp>('giveUpTask'),
  },
  guards: { ...guards, taskWaits: (_, read: TaskRead) => read !== null },
  actions: {
    ...actions,
    rememberTask: assign((_, read: TaskRead) => ({ task: read })),
    leave: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'taskGivingUp',
  context: ({ input: { address, language } }) => ({
    ...opening(),
    taskId: new URLSearchParams(address.search).get('id') ?? '',
    language,
    refunds: address.path === '/refund',
    task: null,
    problem: null,
  }),
  on: { 'person.goBack': { actions: 'leave' } },
  initial: 'reading',
  states: {
    ...task,
    empty: {},
    ...givingUp,
    readingAgain: {
      tags: 'busy',
      invoke: {
        id: 'readTask',
        src: 'readTask',
        input: task.reading.invoke.input,
        onDone: shownIf('taskWaits', 'rememberTask', 'asking.failed'),
        onError: 'asking.failed',
      },
    },
  },
});
