import type { TravellerFacts, TripFacts } from '#domain/rating/facts.ts';

/** Ten days abroad of one resident of Canada of 40 years. */
export const trip: TripFacts = {
  flowTravellerType: 'TRAVELLING_CANADIANS',
  studentType: null,
  tripType: 'SINGLE',
  family: false,
  days: 10,
  withinCanada: false,
  superVisa: false,
  travellers: 1,
  relationship: null,
};
export const traveller: TravellerFacts = { age: 40, tripCost: 0, dependentsTripCost: 0, smoker: false };
