import { describe, expect, test } from 'vitest';
import { estimateBodyOf } from '#domain/quote/estimateBody.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { flowFacts, rows, today, travellersForm } from '../support/quote/forms.ts';

const facts = flowFacts();

describe('what an estimate is asked for', () => {
  test('a complete form asks what its quote asks', () => {
    const form = travellersForm();
    expect(estimateBodyOf(form, facts)).toEqual(toQuoteBody({ travellers: form, trip: null, facts }));
  });

  test('places, day of booking and trip cost may be missing: it is as if booked today, without a cost', () => {
    const form = travellersForm({
      bookingDate: '',
      departure: { text: 'Tor', chosen: null },
      destination: { text: '', chosen: null },
      travellers: [{ id: 'pax-1', age: '40', tripCost: '' }],
    });
    const body = estimateBodyOf(form, facts);
    expect(body?.tripInformation).toMatchObject({ tripBookingDate: today, startDate: '2026-12-01' });
    expect(body?.tripInformation).not.toHaveProperty('departureLocation');
    expect(body?.paxes).toEqual([{ referenceNumber: 'pax-1', age: 40, tripCost: 0 }]);
  });

  test.each([
    ['an age', { travellers: rows('') }],
    ['a possible age', { travellers: rows(40, 'x') }],
    ['the departure', { departureDate: '' }],
    ['a return after it', { returnDate: '2026-11-30' }],
    ['the province', { province: '' }],
    ['whether it leaves Canada', { travelOutsideCanada: '' }],
  ] as const)('without %s nothing is asked', (_, missing) => {
    expect(estimateBodyOf(travellersForm(missing), facts)).toBeNull();
  });

  test('a top-up, whose days come on the next step, and who may not quote ask nothing', () => {
    expect(estimateBodyOf(travellersForm({ flowTravellerType: 'TOP_UP' }), facts)).toBeNull();
    expect(estimateBodyOf(travellersForm(), flowFacts({ mayQuote: false }))).toBeNull();
  });
});
