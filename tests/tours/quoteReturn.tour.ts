import { expect } from 'vitest';
import { quoteReturnMachine } from '#machines/quoteReturn/quoteReturn.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

export const quoteReturnTour = defineTour({
  machine: quoteReturnMachine,
  input: undefined,
  stimuli: [
    settle('theQuoteComes', 'takeUpQuote', undefined, {
      check: ({ status }) => expect(status).toBe('done'),
    }),
    fail('theLinkIsTooOld', 'takeUpQuote', { code: 'quoteLink.expired' }),
    fail('theLinkIsUnknown', 'takeUpQuote', { code: 'notFound' }),
    fail('theLinkIsMutilated', 'takeUpQuote', { code: 'request.invalid' }),
    fail('theServerDoesNotAnswer', 'takeUpQuote', { code: 'network.unreachable' }),
    send('triesAgain', { type: 'person.tryAgain' }),
    send('beginsAnew', { type: 'person.beginAnew' }, { check: ({ status }) => expect(status).toBe('done') }),
  ],
  holds: {
    takingUp: ({ context }) => expect(context.problem).toBeNull(),
    expired: (snapshot) => expect(snapshot.can({ type: 'person.tryAgain' })).toBe(false),
    notFound: (snapshot) => expect(snapshot.can({ type: 'person.tryAgain' })).toBe(false),
    unavailable: (snapshot) => {
      expect(snapshot.context.problem).toBe('network.unreachable');
      expect(snapshot.can({ type: 'person.tryAgain' })).toBe(true);
    },
    left: ({ status }) => expect(status).toBe('done'),
  },
});
