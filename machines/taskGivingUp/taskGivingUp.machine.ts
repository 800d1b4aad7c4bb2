import { sendParent, setup } from 'xstate';
import { taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { AreaInput } from '../area.types.ts';
import { formPart } from '../forms/formPart.ts';
import { askingStates, notSent, sendingPart } from '../forms/sendingPart.ts';
import type { PageReport } from '../listArea/listArea.types.ts';
import { port } from '../ports.ts';
import type { TaskGivingUpContext, TaskGivingUpEvent, TaskToGiveUp } from './taskGivingUp.types.ts';

const part = formPart<typeof taskEndForm, TaskGivingUpContext>(taskEndForm, () => null);
const sending = sendingPart(taskEndForm, part);

/** Gives a task up: why, and what became of it. */
export const taskGivingUpMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as TaskGivingUpContext,
    events: {} as TaskGivingUpEvent,
    tags: {} as 'busy',
  },
  actors: { giveUpTask: port<void, TaskToGiveUp>('giveUpTask') },
  guards: { formIsComplete: part.guards.formIsComplete, ...sending.guards },
  actions: {
    fillField: part.actions.fillField,
    judgeForm: part.actions.judgeForm,
    ...sending.actions,
    leave: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'taskGivingUp',
  context: ({ input: { address } }) => {
    const asked = new URLSearchParams(address.search);
    return {
      ...part.opening(taskEndForm.empty),
      taskId: asked.get('id') ?? '',
      revision: Number(asked.get('revision')),
      problem: null,
    };
  },
  on: { 'person.goBack': { actions: 'leave' } },
  initial: 'asking',
  states: {
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
        input: ({ context: { taskId, revision, form } }) => ({ taskId, revision, form }),
        onDone: 'givenUp',
        onError: notSent('asking'),
      },
    },
    givenUp: {},
  },
});
