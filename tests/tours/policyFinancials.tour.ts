import { expect } from 'vitest';
import type { PaxDetail, PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { policyFinancialsMachine } from '#machines/policyFinancials/policyFinancials.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';

const planName = { en: 'Annual plan', fr: 'Régime annuel' };
const card = { cardReference: 'R-77-1', cardEnding: '4242' };
const noCard = { cardReference: null, cardEnding: null };
/** One was changed and is even; of the other, something is still owed. */
const paxes = [
  {
    policyNumber: 'TC-100000001',
    firstName: 'Zoé',
    lastName: 'Roy',
    movements: [
      { paymentDate: '2026-07-01', type: 'CHARGE', method: 'CREDIT_CARD', ...card, amount: 1250.5 },
      { paymentDate: '2026-07-09', type: 'REFUND', method: 'CREDIT_CARD', ...card, amount: 50.5 },
    ],
    premiums: [
      { entryDate: '2026-07-01', kind: 'PURCHASE', planName, amount: 1250.5 },
      { entryDate: '2026-07-09', kind: 'ENDORSEMENT', planName, amount: -50.5 },
    ],
  },
  {
    policyNumber: 'TC-100000002',
    firstName: 'Léo',
    lastName: 'Roy',
    movements: [
      { paymentDate: '2026-07-01', type: 'CHARGE', method: 'PAID_TO_AGENCY', ...noCard, amount: 100 },
    ],
    premiums: [
      { entryDate: '2026-07-01', kind: 'PURCHASE', planName, amount: 100 },
      { entryDate: '2026-07-09', kind: 'ENDORSEMENT', planName, amount: 20 },
    ],
  },
] as unknown as PaxDetail[];

export const policyFinancialsTour = defineTour({
  machine: policyFinancialsMachine,
  input: { policy: { policyNumber: 'TC-100000001', paxes } as PolicyDetail },
  stimuli: [
    send('looksAtThePremiums', { type: 'person.showPremiums' }),
    send('looksAtThePayments', { type: 'person.showPayments' }),
  ],
  holds: {
    PAYMENT: {
      requirements: ['FT-003'],
      check: (snapshot) => {
        expect(Object.keys(policyFinancialsMachine.states)).toEqual(['PAYMENT', 'PREMIUM']);
        expect(snapshot.can({ type: 'person.showPremiums' })).toBe(true);
      },
    },
    PREMIUM: (snapshot) => expect(snapshot.can({ type: 'person.showPayments' })).toBe(true),
  },
});
