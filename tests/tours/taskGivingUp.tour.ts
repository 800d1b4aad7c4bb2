import { expect } from 'vitest';
import type { ListedTask } from '#domain/calls/tasks/searchTasks.ts';
import { taskGivingUpMachine } from '#machines/taskGivingUp/taskGivingUp.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { actPart } from '../support/tours/parts/act.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const taskId = 'purchase.6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';
export const taskToGiveUp: ListedTask = {
  taskId,
  kind: 'PAYMENT',
  organizationName: 'Boreal Travel',
  policyNumbers: [],
  orderIds: ['order-7'],
  topic: null,
  recipient: null,
  amount: 75.35,
  since: '2026-11-20T15:00:00.000Z',
  daysAgo: 3,
  tries: 2,
  reason: null,
  goesOn: false,
  status: 'OPEN',
  ownerName: null,
  isMine: false,
  givenUp: null,
  revision: 2,
};
const changed = { ...taskToGiveUp, status: 'TAKEN', ownerName: 'Adam Roy', revision: 3 } as const;
const form = { reason: 'Paid back by the bank' };

const reading = readingPart('readTask', () => ({ taskId, language: 'en' }));
const givingUp = actPart({
  port: 'giveUpTask',
  entered: form,
  does: ({ task }) => ({ taskId, revision: task.revision, form, refunds: false }),
  refused: { field: 'reason', wire: 'body.reason', problem: 'reasonTooShort' },
  code: 'task.stale',
  tooEarly: {
    confirmsTooEarly: { form: { reason: '' }, problems: { reason: 'required' } },
    confirmsTooLittle: { form: { reason: 'no' }, problems: { reason: 'reasonTooShort' } },
  },
});

export const taskGivingUpTour = defineTour({
  machine: taskGivingUpMachine,
  input: {
    area: '/tasks',
    address: { path: '/give-up', search: `?id=${taskId}&revision=1` },
    language: 'en',
    session: internalSession,
  },
  fingerprint: ({ context }) => [
    context.form,
    context.problems,
    context.problem,
    context.refused,
    context.task?.revision,
  ],
  stimuli: [
    ...reading.stimuli,
    theSessionIsRenewed,
    ...givingUp.stimuli,
    send(
      'typesTooLittle',
      { type: 'person.fill', key: 'reason', value: 'no' },
      { when: ({ context }) => context.form.reason === '' },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
      },
    ),
    settle('theTaskIsGivenUp', 'giveUpTask', undefined, {
      check: (after) => expect(after.matches('done')).toBe(true),
    }),
    settle('theTaskComes', 'readTask', taskToGiveUp, {
      when: (snapshot) => snapshot.matches('reading'),
      check: ({ context }) => expect(context.task).toEqual(taskToGiveUp),
    }),
    settle('theChangedTaskComes', 'readTask', changed, {
      when: (snapshot) => snapshot.matches('readingAgain'),
      check: ({ context }) => expect(context).toMatchObject({ task: changed, problem: 'task.stale', form }),
    }),
    settle('theTaskIsOver', 'readTask', null),
  ],
  holds: {
    ...reading.holds,
    ...givingUp.holds,
    empty: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    readingAgain: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context).toMatchObject({ problem: 'task.stale', form });
    },
    asking: ({ context }) => expect(context.task).toMatchObject({ taskId, kind: 'PAYMENT' }),
    done: ({ context }) => expect(context).toMatchObject({ problem: null, form }),
  },
});
