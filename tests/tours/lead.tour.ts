import { expect } from 'vitest';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const isEmpty = ({ context: { form } }: { context: { form: { firstName: string; email: string } } }) =>
  form.firstName === '' && form.email === '';

export const leadTour = defineTour({
  machine: leadMachine,
  input: undefined,
  fingerprint: ({ context: { form, problems, problem, refused } }) => [form, problems, problem, refused],
  stimuli: [
    send('unfolds', { type: 'person.unfold' }),
    send(
      'folds',
      { type: 'person.fold' },
      { check: (after, _, before) => expect(after.context.form).toEqual(before.context.form) },
    ),
    send(
      'leavesNameAndAddress',
      [
        { type: 'person.fill', key: 'firstName', value: 'Zoé' },
        { type: 'person.fill', key: 'email', value: 'zoe@example.ca' },
      ],
      { when: ({ context }) => context.form.email !== 'zoe@example.ca' },
    ),
    send('typesHtml', { type: 'person.fill', key: 'firstName', value: '<b>Zoé</b>' }, { when: isEmpty }),
    send('typesAnAddressInPart', { type: 'person.fill', key: 'email', value: 'zoe@' }, { when: isEmpty }),
    send(
      'asksWithAnAddressInPart',
      { type: 'person.confirm' },
      {
        requirements: ['LD-007 partly'],
        check: ({ context }) => expect(context.problems.email).toBe('emailInvalid'),
        when: ({ context }) => context.form.email === 'zoe@',
      },
    ),
    send(
      'allowsMore',
      { type: 'person.fill', key: 'mayContact', value: true },
      { when: ({ context }) => context.form.email === 'zoe@example.ca' && !context.form.mayContact },
    ),
    send(
      'asksForTheLink',
      { type: 'person.confirm' },
      {
        check: (after, seen) => {
          expect(after.matches('doing')).toBe(true);
          expect(seen.inputs('createLead').at(-1)).toMatchObject({
            firstName: 'Zoé',
            email: 'zoe@example.ca',
          });
        },
        when: ({ context }) => context.form.email === 'zoe@example.ca',
      },
    ),
    send(
      'asksWithHtml',
      { type: 'person.confirm' },
      {
        requirements: ['LD-007 partly'],
        check: ({ context }) =>
          expect(context.problems).toEqual({ firstName: 'nameInvalid', email: 'required' }),
        when: ({ context }) => context.form.firstName === '<b>Zoé</b>' && context.form.email === '',
      },
    ),
    send(
      'asksWithoutAnything',
      { type: 'person.confirm' },
      {
        check: ({ context }) =>
          expect(context.problems).toEqual({ firstName: 'required', email: 'required' }),
        when: isEmpty,
      },
    ),
    settle('theLeadIsKept', 'createLead', undefined, {
      requirements: ['LD-005 partly'],
      check: (after) => {
        expect(after.matches('done')).toBe(true);
        expect(after.context.sentTo).toBe('zoe@example.ca');
      },
    }),
    fail(
      'theServerRefusesTheName',
      'createLead',
      { code: 'request.invalid', body: { fields: { 'body.firstName': 'wrongFormat' } } },
      {
        check: ({ context }) => {
          expect(context.problems.firstName).toBe('nameInvalid');
          expect(context.form.firstName).toBe('Zoé');
        },
      },
    ),
    fail('theServerDoesNotAnswer', 'createLead', { code: 'network.unreachable' }),
  ],
  holds: {
    folded: (snapshot) => expect(snapshot.can({ type: 'person.unfold' })).toBe(true),
    asking: (snapshot) => expect(snapshot.can({ type: 'person.confirm' })).toBe(true),
    'asking.editing': ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem === 'missing')).toEqual([]),
    'asking.correcting': ({ context }) => expect(context.problems).not.toEqual({}),
    'asking.failed': {
      requirements: ['LD-005 partly'],
      check: ({ context }) => {
        expect(context.problem).toBe('network.unreachable');
        expect(context.form).toMatchObject({ firstName: 'Zoé', email: 'zoe@example.ca' });
      },
    },
    doing: {
      requirements: ['LD-005 partly'],
      check: ({ context }) => expect(context).toMatchObject({ problem: null, refused: {} }),
    },
    done: ({ context }) => expect(context).toMatchObject({ problem: null, sentTo: 'zoe@example.ca' }),
  },
});
