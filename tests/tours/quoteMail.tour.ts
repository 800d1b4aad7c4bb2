import { expect } from 'vitest';
import { quoteMailMachine } from '#machines/quoteMail/quoteMail.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { actPart } from '../support/tours/parts/act.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const client = { firstName: 'Zoé', email: 'zoe@example.ca', language: 'FR' };
const nobody = { firstName: '', email: '', language: 'FR' };

const mailing = actPart({
  port: 'mailQuote',
  entered: { firstName: 'Zoé', email: 'zoe@example.ca' },
  does: () => ({ quoteNumber: 'Q-100001', form: client }),
  refused: { field: 'firstName', wire: 'body.firstName', problem: 'nameInvalid' },
  code: 'quote.mailedOften',
  tooEarly: {
    confirmsTooEarly: { form: { email: '' }, problems: { firstName: 'required', email: 'required' } },
    confirmsAnAddressInPart: {
      form: { email: 'zoe@' },
      problems: { firstName: 'required', email: 'emailInvalid' },
    },
  },
});

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
    ...mailing.stimuli,
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
      'typesAnAddressInPart',
      { type: 'person.fill', key: 'email', value: 'zoe@' },
      { when: ({ context }) => context.form.email === '' },
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
  ],
  holds: {
    ...mailing.holds,
    reading: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.form).toEqual(nobody);
      expect(seen.inputs('readClient').at(-1)).toEqual({ quoteNumber: 'Q-100001' });
    },
    done: ({ context }) => expect(context).toMatchObject({ problem: null, form: client }),
  },
});
