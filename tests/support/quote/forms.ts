import type { FlowFacts, TravelLocation } from '#domain/quote/forms.ts';
import type { TravellerRow, TravellersForm } from '#domain/quote/travellersForm.ts';
import { chosenLocation } from '#domain/quote/locationRules.ts';
import { emptyTravellersForm } from '#domain/quote/travellerRows.ts';
import { emptyTripForm, type TripForm } from '#domain/quote/tripForm.ts';

export const today = '2026-11-20';

export const toronto: TravelLocation = {
  id: 'yyz',
  iata: 'YYZ',
  name: 'Toronto Pearson International Airport',
  city: 'Toronto',
  state: 'Ontario',
  country: 'Canada',
};
export const vancouver: TravelLocation = {
  id: 'yvr',
  iata: 'YVR',
  name: 'Vancouver International Airport',
  city: 'Vancouver',
  state: 'British Columbia',
  country: 'Canada',
};
export const lisbon: TravelLocation = {
  id: 'lis',
  iata: 'LIS',
  name: 'Lisbon Airport',
  city: 'Lisbon',
  state: 'Lisbon',
  country: 'Portugal',
  called: { fr: { name: 'Lisbonne', city: 'Lisbonne', state: 'Lisbonne' } },
};

export function rows(...ages: (number | string)[]): TravellerRow[] {
  return ages.map((age, index) => ({ id: `pax-${index + 1}`, age: String(age), tripCost: '0' }));
}

/** A complete form of a single trip abroad for one traveller. */
export function travellersForm(changes: Partial<TravellersForm> = {}): TravellersForm {
  return {
    ...emptyTravellersForm,
    bookingDate: '2026-11-01',
    departureDate: '2026-12-01',
    returnDate: '2026-12-15',
    departure: chosenLocation(toronto),
    destination: chosenLocation(lisbon),
    province: 'QC',
    travelOutsideCanada: 'true',
    multiTrip: 'false',
    familyPlans: 'false',
    travellers: [{ id: 'pax-1', age: '40', tripCost: '1200.50' }],
    ...changes,
  };
}

export function tripForm(changes: Partial<TripForm> = {}): TripForm {
  return { ...emptyTripForm(travellersForm()), ...changes };
}

/** An agent of a partner agency who may quote and book. */
export function flowFacts(changes: Partial<FlowFacts> = {}): FlowFacts {
  return {
    application: 'b2b',
    channel: 'b2b',
    adminView: false,
    userType: 'ciamid',
    organizationCode: 'PARTNER',
    organizationCategory: 'AGENCY',
    organizationKind: 'partner',
    quickQuoteLimits: { minimumAge: 0, maximumAge: 120, minimumTripCost: 0 },
    paymentGateways: ['ORGANIZATION'],
    mayQuote: true,
    mayBook: true,
    mayReadWorksheet: true,
    mayPrintQuote: true,
    mayMailQuote: true,
    mayOpenTasks: true,
    mayDateApplication: false,
    monerisProfileId: 'sample',
    cardFrameUrl: 'http://127.0.0.1:4600/HPPtoken/index.php',
    today,
    ...changes,
  };
}
