import { expect } from 'vitest';
import { quoteMailMachine } from '#machines/quoteMail/quoteMail.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const isComplete = ({ context: { form } }: { context: { form: { email: string } } }) =>
  form.email === 'zoe@example.ca';
const client = { firstName: 'Zoé', email: 'zoe@example.ca', language: 'FR' };

const nobody = { firstName: '', email: '', language: 'FR' };

export const quoteMailTour = defineTour({
  machine: quoteMailMachine,
  input: {
    area: '/quotes',
    address: { path: '/send', search: '?id=Q-100001' },
    language: 'fr',
    session: internalSession,
  },
  fingerprint: ({ context: { form, problems, problem, refused } }) => [form, problems, problem, refused],
  stimuli: [
    settle(
      'theClientComes',
      'readClient',
      { ...client, language: 'FR' as const },
      { check: ({ context }) => expect(context.form).toEqual(client) },
    ),
    settle(
      'theClientIsUnknown',
      'readClient',
      { firstName: '', email: '', language: null },
      { check: ({ context }) => expect(context.form).toEqual(nobody) },
    ),
    fail('theClientDoesNotCome', 'readClient', { code: 'network.unreachable' }),
    send(
      'entersTheClient',
      [
        { type: 'person.fill', key: 'firstName', value: 'Zoé' },
        { type: 'person.fill', key: 'email', value: 'zoe@example.ca' },
      ],
      { when: (snapshot) => !isComplete(snapshot) },
    ),
    send(
      'typesAnAddressInPart',
      { type: 'person.fill', key: 'email', value: 'zoe@' },
      { when: ({ context }) => context.form.email === '' },
    ),
    send(
      'sends',
      { type: 'person.confirm' },
      {
        when: isComplete,
        check: (after, seen) => {
          expect(after.matches('doing')).toBe(true);
          expect(seen.inputs('mailQuote').at(-1)).toEqual({ quoteNumber: 'Q-100001', form: client });
        },
      },
    ),
    send(
      'sendsTooEarly',
      { type: 'person.confirm' },
      {
        when: (snapshot) => !isComplete(snapshot),
        check: ({ context }) =>
          expect(context.problems).toMatchObject({
            firstName: 'required',
            email: context.form.email === '' ? 'required' : 'emailInvalid',
          }),
      },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
      },
    ),
    settle('theMailIsTaken', 'mailQuote', undefined, {
      check: (after) => expect(after.matches('done')).toBe(true),
    }),
    fail(
      'theServerRefusesTheName',
      'mailQuote',
      { code: 'request.invalid', body: { fields: { 'body.firstName': 'wrongFormat' } } },
      { check: ({ context }) => expect(context.problems.firstName).toBe('nameInvalid') },
    ),
    fail('theServerRefuses', 'mailQuote', { code: 'quote.mailedOften' }),
  ],
  holds: {
    reading: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.form).toEqual(nobody);
      expect(seen.inputs('readClient').at(-1)).toEqual({ quoteNumber: 'Q-100001' });
    },
    asking: ({ context }) => expect(context.quoteNumber).toBe('Q-100001'),
    'asking.editing': ({ context }) => expect(context.form.language).toBe('FR'),
    'asking.correcting': ({ context }) => expect(context.problems).not.toEqual({}),
    'asking.failed': ({ context }) => {
      expect(context.problem).toBe('quote.mailedOften');
      expect(context.form).toEqual(client);
    },
    doing: ({ context }) => expect(context).toMatchObject({ problem: null, refused: {} }),
    done: ({ context }) => expect(context).toMatchObject({ problem: null, form: client }),
  },
});
