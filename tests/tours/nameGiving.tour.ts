import { expect } from 'vitest';
import { nameGivingMachine } from '#machines/nameGiving/nameGiving.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { actPart } from '../support/tours/parts/act.ts';
import { readingPart } from '../support/tours/parts/reading.ts';
import { send, settle } from '../support/tours/stimuli.ts';

const taskId = 'name.TC-100000002';
const second = { reference: '2', policyNumber: 'TC-100000002', age: 34 };
const third = { reference: '3', policyNumber: 'TC-100000002', age: 7 };

const reading = readingPart('readUnnamed', () => ({ taskId, language: 'en' }));
const giving = actPart({
  port: 'giveName',
  entered: { firstName: 'Ada', lastName: 'Okafor' },
  does: ({ people, form }) => ({ taskId, language: 'en', reference: people[0].reference, form }),
  refused: { field: 'lastName', wire: 'body.lastName', problem: 'nameInvalid' },
  code: 'policy.nameGiven',
  tooEarly: {
    confirmsTooEarly: { form: { lastName: '' }, problems: { firstName: 'required', lastName: 'required' } },
  },
});

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
    ...reading.stimuli,
    ...giving.stimuli,
    settle('anotherPersonIsUnnamed', 'readUnnamed', [second, third]),
    settle('nobodyIsUnnamed', 'readUnnamed', []),
    send(
      'typesADigit',
      { type: 'person.fill', key: 'lastName', value: 'R2' },
      { when: ({ context }) => context.form.lastName === '' },
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
    send(
      'goesBack',
      { type: 'person.goBack' },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
      },
    ),
  ],
  holds: {
    ...reading.holds,
    ...giving.holds,
    choosing: ({ context }) => expect(context.problem).toBeNull(),
    asking: ({ context }) => expect(context.people.length).toBeGreaterThan(0),
    done: ({ context }) => expect(context.people).toEqual([]),
  },
});
