import { expect } from 'vitest';
import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { quoteReturnMachine } from '#machines/quoteReturn/quoteReturn.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const dearer: Repriced = {
  isExpired: true,
  plans: [
    {
      referenceNumber: 'pax-1',
      planName: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
      beforeCents: 7_535,
      afterCents: 8_100,
    },
  ],
};

export const quoteReturnTour = defineTour({
  machine: quoteReturnMachine,
  input: undefined,
  stimuli: [
    settle('theQuoteComesAtOtherPrices', 'takeUpQuote', dearer),
    send('continues', { type: 'person.continue' }, { check: ({ status }) => expect(status).toBe('done') }),
    settle('theQuoteComes', 'takeUpQuote', null, {
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
    repriced: ({ context }) => expect(context.repriced).toEqual(dearer),
    expired: (snapshot) => expect(snapshot.can({ type: 'person.tryAgain' })).toBe(false),
    notFound: (snapshot) => expect(snapshot.can({ type: 'person.tryAgain' })).toBe(false),
    unavailable: (snapshot) => {
      expect(snapshot.context.problem).toBe('network.unreachable');
      expect(snapshot.can({ type: 'person.tryAgain' })).toBe(true);
    },
    left: ({ status }) => expect(status).toBe('done'),
  },
});
