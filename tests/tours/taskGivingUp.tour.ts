import { expect } from 'vitest';
import { taskGivingUpMachine } from '#machines/taskGivingUp/taskGivingUp.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const taskId = 'purchase.6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';
const form = { reason: 'Paid back by the bank' };
const isComplete = ({ context }: { context: { form: { reason: string } } }) =>
  context.form.reason === form.reason;

export const taskGivingUpTour = defineTour({
  machine: taskGivingUpMachine,
  input: {
    area: '/tasks',
    address: { path: '/give-up', search: `?id=${taskId}&revision=2` },
    language: 'en',
    session: internalSession,
  },
  fingerprint: ({ context }) => [context.form, context.problems, context.problem, context.refused],
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
      { type: 'person.giveUp' },
      {
        when: isComplete,
        check: (after, seen) => {
          expect(after.matches('givingUp')).toBe(true);
          expect(seen.inputs('giveUpTask').at(-1)).toEqual({ taskId, revision: 2, form });
        },
      },
    ),
    send(
      'givesUpTooEarly',
      { type: 'person.giveUp' },
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
      check: (after) => expect(after.matches('givenUp')).toBe(true),
    }),
    fail(
      'theServerRefusesTheReason',
      'giveUpTask',
      { code: 'request.invalid', body: { fields: { 'body.reason': 'wrongFormat' } } },
      { check: ({ context }) => expect(context.problems.reason).toBe('reasonTooShort') },
    ),
    fail('theTaskHasChanged', 'giveUpTask', { code: 'task.stale' }),
  ],
  holds: {
    asking: ({ context }) => expect(context).toMatchObject({ taskId, revision: 2 }),
    'asking.editing': ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem !== null)).toEqual([]),
    'asking.correcting': ({ context }) => expect(context.problems).not.toEqual({}),
    'asking.failed': ({ context }) => {
      expect(context.problem).toBe('task.stale');
      expect(context.form).toEqual(form);
    },
    givingUp: ({ context }) => expect(context).toMatchObject({ problem: null, refused: {} }),
    givenUp: ({ context }) => expect(context).toMatchObject({ problem: null, form }),
  },
});
