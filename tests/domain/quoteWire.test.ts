import { describe, expect, test } from 'vitest';
import { businessDay } from '#domain/businessDay.ts';
import { quoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { tripInformation } from '#domain/calls/shapes/tripInformation.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import {
  documentDates,
  furthestDestinationOf,
  toTripInformation,
  tripKeyOf,
} from '#domain/quote/tripOnWire.ts';
import { sentPreference } from '#domain/quote/tripPreference.ts';
import { chosenLocation } from '#domain/quote/locationRules.ts';
import { flowFacts, lisbon, rows, today, travellersForm, tripForm } from '../support/quote/forms.ts';

function trip(travellers: Partial<TravellersForm>, form: Partial<TripForm> = {}) {
  return toTripInformation(travellersForm(travellers), tripForm(form), today);
}

describe('trip information', () => {
  test('[TD-001 partly] [TD-003] it carries the dates and places of the forms under the names of the wire', () => {
    expect(trip({})).toEqual({
      startDate: '2026-12-01',
      endDate: '2026-12-15',
      tripBookingDate: '2026-11-01',
      applicationDate: today,
      tripType: 'SINGLE',
      provinceOfResidence: 'QC',
      travellingWithinCanada: false,
      countryOfResidence: 'CA',
      departureLocation: 'YYZ, Toronto Pearson International Airport, Canada',
      destinationName: 'LIS, Lisbon Airport, Portugal',
      destinationCountry: 'Portugal',
      furthestDestination: { iata: 'LIS', airportName: 'Lisbon Airport', country: 'Portugal' },
    });
  });

  test('[TD-001] it has twenty-two fields on the wire, and no other', () => {
    expect(Object.keys(tripInformation.shape).toSorted()).toEqual([
      'applicationDate',
      'arrivalDate',
      'countryOfResidence',
      'departureLocation',
      'destinationCountry',
      'destinationName',
      'educationEndDate',
      'educationStartDate',
      'effectiveDate',
      'endDate',
      'existingCoverageDays',
      'furthestDestination',
      'isSuperVisa',
      'leavingDate',
      'provinceOfResidence',
      'schoolCity',
      'schoolName',
      'startDate',
      'travellingWithinCanada',
      'tripBookingDate',
      'tripStartDate',
      'tripType',
    ]);
    expect(tripInformation.safeParse({ ...trip({}), colour: 'red' }).success).toBe(false);
  });

  test('[TD-002] [TD-005] a multi-trip is MULTIPLE, every other trip SINGLE', () => {
    const isTaken = (tripType: string) => tripInformation.safeParse({ ...trip({}), tripType }).success;
    expect(['SINGLE', 'MULTIPLE', 'MULTI', 'ADDON'].filter(isTaken)).toEqual(['SINGLE', 'MULTIPLE']);
    expect(trip({ multiTrip: 'true' }).tripType).toBe('MULTIPLE');
    expect(trip({ multiTrip: '' }).tripType).toBe('SINGLE');
  });

  test('[TD-004 partly] the kinds of trip are single, multi and addon', () => {
    expect(tripKeyOf(travellersForm())).toBe('single');
    expect(tripKeyOf(travellersForm({ multiTrip: 'true' }))).toBe('multi');
    expect(tripKeyOf(travellersForm({ flowTravellerType: 'TOP_UP' }))).toBe('addon');
  });

  test('[TD-013] the name of the destination is sent with at most 100 characters, and no body with more is accepted', () => {
    const far = { ...lisbon, name: 'x'.repeat(120) };
    const sent = trip({}, { destination: chosenLocation(far) });
    expect(sent.destinationName).toBe(`LIS, ${'x'.repeat(95)}`);
    expect(tripInformation.safeParse(sent).success).toBe(true);
    expect(tripInformation.safeParse({ ...sent, destinationName: 'x'.repeat(101) }).success).toBe(false);
  });

  test('[TD-006] the end of a multi-trip is its returnDateMultiTrip', () => {
    const multi = travellersForm({ multiTrip: 'true', returnDate: '2027-11-30' });
    expect(documentDates(multi)).toMatchObject({ returnDate: '', returnDateMultiTrip: '2027-11-30' });
    expect(documentDates(travellersForm())).toMatchObject({
      returnDate: '2026-12-15',
      returnDateMultiTrip: '',
    });
    expect(toTripInformation(multi, null, today).endDate).toBe('2027-11-30');
  });

  test('[TD-007] [TD-008] [TD-009] residence is sent as Canada, and as international of those who live elsewhere', () => {
    const sent = (travellers: Partial<TravellersForm>) => trip(travellers).countryOfResidence;
    expect(sent({ country: '' })).toBe('CA');
    expect(sent({})).toBe('CA');
    expect(sent({ country: 'FR' })).toBe('international');
    expect(sent({ flowTravellerType: 'VISITOR_TO_CANADA' })).toBe('international');
    const student = { flowTravellerType: 'STUDENT' } as const;
    expect(sent({ ...student, studentType: 'INTERNATIONAL' })).toBe('international');
    expect(sent({ ...student, studentType: 'CANADIAN_INSIDE' })).toBe('CA');
    const isTaken = (countryOfResidence: string) =>
      tripInformation.safeParse({ ...trip({}), countryOfResidence }).success;
    expect(['CA', 'international', 'US', 'FR', ''].filter(isTaken)).toEqual(['CA', 'international']);
  });

  test('[TD-010] travelling within Canada is the opposite of travelling outside', () => {
    expect(trip({ travelOutsideCanada: 'true' }).travellingWithinCanada).toBe(false);
    expect(trip({ travelOutsideCanada: 'false' }).travellingWithinCanada).toBe(true);
  });

  test('[TD-011] the furthest destination is read as code, airport and country', () => {
    expect(furthestDestinationOf('JFK, John F. Kennedy, New York, US')).toEqual({
      iata: 'JFK',
      airportName: 'John F. Kennedy, New York',
      country: 'US',
    });
    expect(furthestDestinationOf('Lisbon, Portugal')).toBeNull();
    expect(furthestDestinationOf('')).toBeNull();
  });

  const asked = {
    schoolName: 'McGill ',
    schoolCity: 'Montréal',
    educationStartDate: '2027-01-10',
    educationEndDate: '2027-05-10',
    arrivalDate: '2026-12-02',
    isSuperVisa: 'true',
    existingCoverageDays: '5',
  } as const;
  const ofTypes = [
    'schoolName',
    'schoolCity',
    'educationStartDate',
    'educationEndDate',
    'arrivalDate',
    'leavingDate',
    'isSuperVisa',
    'existingCoverageDays',
    'effectiveDate',
    'tripStartDate',
  ];
  const sentFor = (flowTravellerType: TravellersForm['flowTravellerType']) =>
    Object.fromEntries(
      Object.entries(trip({ flowTravellerType, studentType: 'INTERNATIONAL' }, asked)).filter(([name]) =>
        ofTypes.includes(name),
      ),
    );

  test('[CP-018] [TD-026] [TD-027] [TD-028] fields of another traveller type are never sent', () => {
    expect(sentFor('TRAVELLING_CANADIANS')).toEqual({});
    expect(sentFor('STUDENT')).toEqual({
      schoolName: 'McGill',
      schoolCity: 'Montréal',
      educationStartDate: '2027-01-10',
      educationEndDate: '2027-05-10',
    });
    expect(sentFor('VISITOR_TO_CANADA')).toEqual({
      arrivalDate: '2026-12-02',
      leavingDate: '2026-12-15',
      isSuperVisa: true,
    });
    expect(sentFor('TOP_UP')).toEqual({
      tripStartDate: '2026-12-01',
      existingCoverageDays: 5,
      effectiveDate: '2026-12-06',
    });
  });

  test('before the trip details are known, their fields are left out', () => {
    for (const flowTravellerType of ['STUDENT', 'VISITOR_TO_CANADA', 'TOP_UP'] as const) {
      const early = toTripInformation(travellersForm({ flowTravellerType }), null, today);
      expect(tripInformation.safeParse(early).success).toBe(true);
    }
  });
});

describe('the body of a quote', () => {
  const facts = flowFacts();

  test('[QR-001] [CP-009] every traveller is priced alone, and the body is one that the wire accepts', () => {
    const travellers = travellersForm({ travellers: rows(40, 12) });
    const body = toQuoteBody({ travellers, trip: tripForm(), facts });
    expect(quoteBody.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      organizationCode: 'PARTNER',
      travellerType: 'SINGLE',
      applicationDate: today,
    });
    expect(body.paxes).toEqual([
      { referenceNumber: 'pax-1', age: 40, tripCost: 0 },
      { referenceNumber: 'pax-2', age: 12, tripCost: 0 },
    ]);
    expect(body).not.toHaveProperty('dependents');
    expect(body).not.toHaveProperty('studentType');
  });

  test('[CP-009] [CP-014] of a family the primary is a pax and the others are dependents', () => {
    const travellers = travellersForm({ familyPlans: 'true', travellers: rows(40, 38, 12) });
    const body = toQuoteBody({ travellers, trip: tripForm(), facts });
    expect(body.travellerType).toBe('FAMILY');
    expect(body.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(['pax-1']);
    expect(body.dependents?.map(({ referenceNumber }) => referenceNumber)).toEqual(['pax-2', 'pax-3']);
    expect(quoteBody.safeParse(body).success).toBe(true);
  });

  test('[CP-017] a traveller without a trip cost is sent with 0', () => {
    const travellers = travellersForm({ travellers: [{ id: 'pax-1', age: '40', tripCost: '' }] });
    expect(toQuoteBody({ travellers, trip: null, facts }).paxes[0]?.tripCost).toBe(0);
  });

  test('the kind of student is told of students only', () => {
    const student = travellersForm({ flowTravellerType: 'STUDENT', studentType: 'CANADIAN_OUTSIDE' });
    expect(toQuoteBody({ travellers: student, trip: null, facts }).studentType).toBe('CANADIAN_OUTSIDE');
    const other = { ...student, flowTravellerType: 'TOP_UP' } as const;
    expect(toQuoteBody({ travellers: other, trip: null, facts })).not.toHaveProperty('studentType');
  });

  const preference = { tripCost: 900, coverageAmount: 50_000, deductible: 250, daysPerTrip: 15 };
  const bare = { deductible: 250, daysPerTrip: 15 };
  const sentBy = (
    organizationKind: 'coverMe' | 'employee' | 'tc' | 'partner',
    organizationCategory: 'AGENCY' | 'SPONSOR' | 'BROKER' | 'BROKERAGE',
  ) => sentPreference(preference, { organizationKind, organizationCategory });

  test('[CP-016] [QR-028] trip cost and coverage amount are sent by cover-me and employee organizations only', () => {
    expect(sentBy('coverMe', 'AGENCY')).toEqual(preference);
    expect(sentBy('employee', 'AGENCY')).toEqual(preference);
    expect(sentBy('partner', 'AGENCY')).toEqual(bare);
    expect(sentBy('tc', 'AGENCY')).toEqual(bare);
  });

  test('[CP-015] [QR-028] sponsors and brokers never send a trip cost', () => {
    for (const category of ['SPONSOR', 'BROKER', 'BROKERAGE'] as const) {
      expect(sentBy('employee', category)).toEqual({ ...bare, coverageAmount: 50_000 });
      expect(sentBy('partner', category)).toEqual(bare);
    }
  });

  test('[QR-028] the plan that a traveller asks for is sent with what the organization sends', () => {
    const planOf = () => ({ code: 'SEMH', tripPreference: preference });
    const priced = (known: Parameters<typeof flowFacts>[0]) =>
      toQuoteBody({ travellers: travellersForm(), trip: null, facts: flowFacts(known), planOf }).paxes[0]
        ?.plan;
    expect(priced({})).toEqual({ code: 'SEMH', tripPreference: bare });
    expect(priced({ organizationKind: 'coverMe' })).toEqual({ code: 'SEMH', tripPreference: preference });
  });
});

describe('what is sold to whom', () => {
  const kinds = [
    { flowTravellerType: 'TRAVELLING_CANADIANS' },
    { flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' },
    { flowTravellerType: 'VISITOR_TO_CANADA' },
    { flowTravellerType: 'TOP_UP' },
  ] as const;
  const answered = tripForm({ existingCoverageDays: '5', arrivalDate: '2026-12-02', isSuperVisa: 'false' });

  test.each(kinds)('[QF-037] $flowTravellerType: single and multi trips, alone and as a family', (kind) => {
    for (const multiTrip of ['true', 'false'] as const) {
      for (const familyPlans of ['true', 'false'] as const) {
        const travellers = travellersForm({ ...kind, multiTrip, familyPlans, travellers: rows(40, 38, 9) });
        const body = quoteBody.parse(toQuoteBody({ travellers, trip: answered, facts: flowFacts() }));
        expect(body.flowTravellerType).toBe(kind.flowTravellerType);
        expect(body.tripInformation.tripType).toBe(multiTrip === 'true' ? 'MULTIPLE' : 'SINGLE');
        expect(body.travellerType).toBe(familyPlans === 'true' ? 'FAMILY' : 'SINGLE');
      }
    }
  });

  test('[QF-037] a top-up begins when the plan that exists ends', () => {
    const travellers = travellersForm({ flowTravellerType: 'TOP_UP' });
    const { tripInformation: sent } = toQuoteBody({ travellers, trip: answered, facts: flowFacts() });
    expect(sent).toMatchObject({
      tripStartDate: '2026-12-01',
      existingCoverageDays: 5,
      effectiveDate: '2026-12-06',
    });
  });
});

describe('today', () => {
  test('[QF-043] the day of the flow changes at midnight in Toronto, in winter and in summer', () => {
    expect(businessDay(Date.UTC(2026, 10, 21, 4, 59))).toBe('2026-11-20');
    expect(businessDay(Date.UTC(2026, 10, 21, 5, 0))).toBe('2026-11-21');
    expect(businessDay(Date.UTC(2026, 6, 1, 3, 59))).toBe('2026-06-30');
    expect(businessDay(Date.UTC(2026, 6, 1, 4, 0))).toBe('2026-07-01');
  });
});
