import { expect, it } from 'vitest';
import { defaultQuickQuoteLimits } from '#domain/quote/limits.ts';
import { priceTraveller } from '#domain/rating/priceTraveller.ts';
import { questionOf, type RatedOffer } from '#domain/rating/question.ts';
import type { RateIndex } from '#domain/rating/rateIndex.ts';
import type { PricedBody } from '#domain/rating/tripFacts.ts';
import { ordinaryRules } from '#tests/support/quote/ordinaryRules.ts';
import { flatRates } from './rateVersions.ts';

const traveller = { referenceNumber: '1', age: 40, tripCost: 0 };
const body: PricedBody = {
  flowTravellerType: 'TRAVELLING_CANADIANS',
  travellerType: 'SINGLE',
  tripInformation: {
    startDate: '2026-07-01',
    endDate: '2026-07-10',
    tripBookingDate: '2026-06-01',
    tripType: 'SINGLE',
    provinceOfResidence: 'ON',
    travellingWithinCanada: false,
    countryOfResidence: 'CA',
  },
  paxes: [traveller],
};

/** The price of the plan where it is on the shelf with these rates. */
function priceAt(plan: RateIndex) {
  const offer: RatedOffer = {
    plan: { rules: ordinaryRules, purchasable: true },
    rates: { plan, benefits: [] },
    answered: {},
  };
  const shelf = { offersFor: () => [offer], find: (code: string) => (code === 'SEMH' ? offer : null) };
  const terms = { applicationDate: '2026-06-15', limits: defaultQuickQuoteLimits, shelf, health: new Map() };
  return priceTraveller(questionOf(body, terms), traveller, { code: 'SEMH' });
}

it('a plan costs what the rates say that are given, those of today or of when it was sold', () => {
  const [sold, today] = [flatRates(10_000, { id: 'sold' }), flatRates(12_500, { id: 'today' })];
  expect(priceAt(sold)).toMatchObject({ rates: { plan: sold }, price: { premiumTotalCents: 10_000 } });
  expect(priceAt(today)).toMatchObject({ rates: { plan: today }, price: { premiumTotalCents: 12_500 } });
});
