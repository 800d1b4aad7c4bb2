import { expect } from 'vitest';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { actPart } from '../support/tours/parts/act.ts';
import { send, settle } from '../support/tours/stimuli.ts';

const asking = actPart({
  port: 'createLead',
  entered: { firstName: 'Zoé', email: 'zoe@example.ca' },
  does: ({ form: { mayContact } }) => ({ firstName: 'Zoé', email: 'zoe@example.ca', mayContact }),
  refused: { field: 'firstName', wire: 'body.firstName', problem: 'nameInvalid' },
  code: 'network.unreachable',
  tooEarly: {
    confirmsTooEarly: {
      form: { firstName: '', email: '' },
      problems: { firstName: 'required', email: 'required' },
    },
    confirmsAnAddressInPart: {
      requirements: ['LD-007 partly'],
      form: { email: 'zoe@' },
      problems: { email: 'emailInvalid' },
    },
    confirmsHtml: {
      requirements: ['LD-007 partly'],
      form: { firstName: '<b>Zoé</b>', email: '' },
      problems: { firstName: 'nameInvalid', email: 'required' },
    },
  },
});

export const leadTour = defineTour({
  machine: leadMachine,
  input: undefined,
  fingerprint: ({ context: { form, problems, problem, refused } }) => [form, problems, problem, refused],
  stimuli: [
    ...asking.stimuli,
    send('unfolds', { type: 'person.unfold' }),
    send(
      'folds',
      { type: 'person.fold' },
      { check: (after, _, before) => expect(after.context.form).toEqual(before.context.form) },
    ),
    send(
      'typesHtml',
      { type: 'person.fill', key: 'firstName', value: '<b>Zoé</b>' },
      { when: asking.isEmpty },
    ),
    send(
      'typesAnAddressInPart',
      { type: 'person.fill', key: 'email', value: 'zoe@' },
      { when: asking.isEmpty },
    ),
    send(
      'allowsMore',
      { type: 'person.fill', key: 'mayContact', value: true },
      { when: (snapshot) => asking.isComplete(snapshot) && !snapshot.context.form.mayContact },
    ),
    settle('theLeadIsKept', 'createLead', undefined, {
      requirements: ['LD-005 partly'],
      check: (after) => {
        expect(after.matches('done')).toBe(true);
        expect(after.context.sentTo).toBe('zoe@example.ca');
      },
    }),
  ],
  holds: {
    ...asking.holds,
    folded: (snapshot) => expect(snapshot.can({ type: 'person.unfold' })).toBe(true),
    'asking.editing': ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem === 'missing')).toEqual([]),
    'asking.failed': {
      requirements: ['LD-005 partly'],
      check: ({ context }, seen) => {
        expect(seen.emitted.at(-1)).toEqual({
          type: 'toast.say',
          room: 'lead',
          key: 'failed',
          tone: 'danger',
          problem: 'network.unreachable',
        });
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
