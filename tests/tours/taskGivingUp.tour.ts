import { expect } from 'vitest';
import type { ListedTask } from '#domain/calls/tasks/searchTasks.ts';
import { taskGivingUpMachine } from '#machines/taskGivingUp/taskGivingUp.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
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
const isComplete = ({ context }: { context: { form: { reason: string } } }) =>
  context.form.reason === form.reason;

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
    send(
      'entersTheReason',
      { type: 'person.fill', key: 'reason', value: form.reason },
      { when: (snapshot) => !isComplete(snapshot) },
    ),
    send(
      'typesTooLittle',
      { type: 'person.fill', key: 'reason', value: 'no' },
      { when: ({ context }) => context.form.reason === '' },
    ),
    send(
      'givesUp',
      { type: 'person.confirm' },
      {
        when: isComplete,
        check: (after, seen) => {
          expect(after.matches('doing')).toBe(true);
          const revision = after.context.task?.revision;
          expect(seen.inputs('giveUpTask').at(-1)).toEqual({ taskId, revision, form, refunds: false });
        },
      },
    ),
    send(
      'givesUpTooEarly',
      { type: 'person.confirm' },
      {
        when: (snapshot) => !isComplete(snapshot),
        check: ({ context }) =>
          expect(context.problems.reason).toBe(context.form.reason === '' ? 'required' : 'reasonTooShort'),
      },
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
    fail(
      'theServerRefusesTheReason',
      'giveUpTask',
      { code: 'request.invalid', body: { fields: { 'body.reason': 'wrongFormat' } } },
      { check: ({ context }) => expect(context.problems.reason).toBe('reasonTooShort') },
    ),
    fail(
      'theTaskHasChanged',
      'giveUpTask',
      { code: 'task.stale' },
      { check: (after) => expect(after.matches('readingAgain')).toBe(true) },
    ),
    settle('theTaskComes', 'readTask', taskToGiveUp, {
      when: (snapshot) => snapshot.matches('reading'),
      check: ({ context }, seen) => {
        expect(context.task).toEqual(taskToGiveUp);
        expect(seen.inputs('readTask').at(-1)).toEqual({ taskId, language: 'en' });
      },
    }),
    settle('theChangedTaskComes', 'readTask', changed, {
      when: (snapshot) => snapshot.matches('readingAgain'),
      check: ({ context }) => expect(context).toMatchObject({ task: changed, problem: 'task.stale', form }),
    }),
    settle('theTaskIsOver', 'readTask', null),
    fail('theTaskIsNotRead', 'readTask', { code: 'network' }),
    send('readsAgain', { type: 'person.retry' }),
    send('theSessionIsRenewed', { type: 'parent.renewSession' }),
  ],
  holds: {
    reading: ({ context }) => expect(context).toMatchObject({ task: null, problem: null }),
    unavailable: ({ context }) => expect(context).toMatchObject({ task: null, problem: 'network' }),
    empty: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    readingAgain: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context).toMatchObject({ problem: 'task.stale', form });
    },
    asking: ({ context }) => expect(context.task).toMatchObject({ taskId, kind: 'PAYMENT' }),
    'asking.editing': ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem !== null)).toEqual([]),
    'asking.correcting': ({ context }) => expect(context.problems).not.toEqual({}),
    'asking.failed': ({ context }) => {
      expect(context.problem).toBe('task.stale');
      expect(context.form).toEqual(form);
    },
    doing: ({ context }) => expect(context).toMatchObject({ problem: null, refused: {} }),
    done: ({ context }) => expect(context).toMatchObject({ problem: null, form }),
  },
});
