import { expect } from 'vitest';
import { nameGivingMachine } from '#machines/nameGiving/nameGiving.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const taskId = 'name.TC-100000002';
const second = { reference: '2', policyNumber: 'TC-100000002', age: 34 };
const third = { reference: '3', policyNumber: 'TC-100000002', age: 7 };
const form = { firstName: 'Ada', lastName: 'Okafor' };
const isEmpty = ({ context }: { context: { form: typeof form } }) => context.form.lastName === '';
const isComplete = ({ context }: { context: { form: typeof form } }) => context.form.lastName === 'Okafor';

export const nameGivingTour = defineTour({
  machine: nameGivingMachine,
  input: { address: { path: '/name', search: `?id=${taskId}` }, language: 'en' },
  fingerprint: ({ context }) => [
    context.form,
    context.problems,
    context.problem,
    context.refused,
    context.people.length,
  ],
  stimuli: [
    settle('anotherPersonIsUnnamed', 'readUnnamed', [second, third], {
      check: (_, seen) => expect(seen.inputs('readUnnamed').at(-1)).toEqual({ taskId, language: 'en' }),
    }),
    settle('nobodyIsUnnamed', 'readUnnamed', []),
    fail('thePeopleAreNotRead', 'readUnnamed', { code: 'network' }),
    send('readsAgain', { type: 'person.retry' }),
    send(
      'entersTheName',
      [
        { type: 'person.fill', key: 'firstName', value: form.firstName },
        { type: 'person.fill', key: 'lastName', value: form.lastName },
      ],
      { when: (snapshot) => !isComplete(snapshot) },
    ),
    send('typesADigit', { type: 'person.fill', key: 'lastName', value: 'R2' }, { when: isEmpty }),
    send(
      'givesTheName',
      { type: 'person.confirm' },
      {
        when: isComplete,
        check: ({ context }, seen) =>
          expect(seen.inputs('giveName').at(-1)).toEqual({
            taskId,
            language: 'en',
            reference: context.people[0]?.reference,
            form,
          }),
      },
    ),
    send(
      'givesItTooEarly',
      { type: 'person.confirm' },
      {
        when: isEmpty,
        check: ({ context }) =>
          expect(context.problems).toMatchObject({ firstName: 'required', lastName: 'required' }),
      },
    ),
    settle('theNameIsGiven', 'giveName', [], {
      check: ({ value, context }) => expect([value, context.given > 0]).toEqual(['done', true]),
    }),
    settle('oneIsLeft', 'giveName', [third], {
      when: ({ context }) => context.people.length === 2,
      check: ({ context }) => {
        expect(context.people).toEqual([third]);
        expect(context.form).toEqual({ firstName: '', lastName: '' });
      },
    }),
    fail(
      'theServerRefusesTheName',
      'giveName',
      { code: 'request.invalid', body: { fields: { 'body.lastName': 'wrongFormat' } } },
      { check: ({ context }) => expect(context.problems.lastName).toBe('nameInvalid') },
    ),
    fail('anotherNameWasGiven', 'giveName', { code: 'policy.nameGiven' }),
    send(
      'goesBack',
      { type: 'person.goBack' },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
      },
    ),
  ],
  holds: {
    reading: ({ context }) => expect(context).toMatchObject({ people: [], problem: null }),
    unavailable: ({ context }) => expect(context.problem).toBe('network'),
    choosing: ({ context }) => expect(context.problem).toBeNull(),
    asking: ({ context }) => expect(context.people.length).toBeGreaterThan(0),
    'asking.editing': ({ context }) => expect(context.problem).toBeNull(),
    'asking.correcting': ({ context }) => expect(context.problems).not.toEqual({}),
    'asking.failed': ({ context }) => expect(context).toMatchObject({ problem: 'policy.nameGiven', form }),
    doing: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    done: ({ context }) => expect(context.people).toEqual([]),
  },
});
