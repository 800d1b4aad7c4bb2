import { describe, expect, it } from 'vitest';
import { bodyProblemsOf } from '#domain/rating/bodyRules.ts';
import {
  ageAgrees,
  ageDateOf,
  type PricedBody,
  travellerFactsOf,
  tripFactsOf,
} from '#domain/rating/tripFacts.ts';

const today = '2026-06-15';
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
  paxes: [{ referenceNumber: '1', age: 40, tripCost: 1_000 }],
};
const withTrip = (trip: Partial<PricedBody['tripInformation']>): PricedBody => ({
  ...body,
  tripInformation: { ...body.tripInformation, ...trip },
});
const dependent = (referenceNumber: string, age: number, tripCost = 0) => ({
  referenceNumber,
  age,
  tripCost,
});
const family = (...ages: number[]): PricedBody => ({
  ...body,
  travellerType: 'FAMILY',
  dependents: ages.map((age, at) => dependent(`d${at}`, age)),
});

describe('the rules of a quote body', () => {
  it('find nothing in an ordinary body', () => {
    expect(bodyProblemsOf(body, today)).toEqual({});
  });

  it.each([
    ['a start today', { startDate: today }, {}],
    ['a start in the past', { startDate: '2026-06-14' }, { 'tripInformation.startDate': 'inPast' }],
    ['the last day to start', { startDate: '2027-06-14', endDate: '2027-06-20' }, {}],
    [
      'a start too far ahead',
      { startDate: '2027-06-15', endDate: '2027-06-20' },
      { 'tripInformation.startDate': 'tooFar' },
    ],
    ['an end on the day of the start', { endDate: '2026-07-01' }, {}],
    ['an end before the start', { endDate: '2026-06-30' }, { 'tripInformation.endDate': 'beforeStart' }],
    ['a booking today', { tripBookingDate: today }, {}],
    ['a trip of 365 days', { endDate: '2027-06-30' }, {}],
    ['a trip of 366 days', { endDate: '2027-07-01' }, { 'tripInformation.endDate': 'tripTooLong' }],
    ['a multi-trip of a year', { tripType: 'MULTIPLE', endDate: '2027-06-30' }, {}],
    ['a multi-trip of another length', { tripType: 'MULTIPLE' }, { 'tripInformation.endDate': 'notAllowed' }],
    [
      'a booking tomorrow',
      { tripBookingDate: '2026-06-16' },
      { 'tripInformation.tripBookingDate': 'inFuture' },
    ],
  ] as const)('judge %s', (_, trip, problems) => {
    expect(bodyProblemsOf(withTrip(trip), today)).toEqual(problems);
  });

  it('ask students what kind they are, and nobody else', () => {
    expect(bodyProblemsOf({ ...body, flowTravellerType: 'STUDENT' }, today)).toEqual({
      studentType: 'missing',
    });
    expect(bodyProblemsOf({ ...body, studentType: 'INTERNATIONAL' }, today)).toEqual({
      studentType: 'notAllowed',
    });
  });

  it('ask a top-up for the days it has, fewer than the trip', () => {
    const topUp = (existingCoverageDays?: number) =>
      bodyProblemsOf({ ...withTrip({ existingCoverageDays }), flowTravellerType: 'TOP_UP' }, today);
    expect(topUp()).toEqual({ 'tripInformation.existingCoverageDays': 'missing' });
    expect(topUp(9)).toEqual({});
    expect(topUp(10)).toEqual({ 'tripInformation.existingCoverageDays': 'coversTrip' });
    const oneDay = withTrip({ endDate: '2026-07-01', existingCoverageDays: 1 });
    expect(bodyProblemsOf({ ...oneDay, flowTravellerType: 'TOP_UP' }, today)).toEqual({
      'tripInformation.existingCoverageDays': 'coversTrip',
    });
    const backwards = withTrip({ endDate: '2026-06-30', existingCoverageDays: 5 });
    expect(bodyProblemsOf({ ...backwards, flowTravellerType: 'TOP_UP' }, today)).toEqual({
      'tripInformation.endDate': 'beforeStart',
    });
  });

  it('take no dependents outside a family', () => {
    expect(bodyProblemsOf({ ...body, dependents: [dependent('2', 8)] }, today)).toEqual({
      dependents: 'notAllowed',
    });
  });

  it('take one primary and a family that is one', () => {
    expect(bodyProblemsOf(family(38, 8), today)).toEqual({});
    expect(bodyProblemsOf(family(8), today)).toEqual({ dependents: 'familyRule' });
    expect(bodyProblemsOf(family(), today)).toEqual({ dependents: 'familyRule' });
    expect(bodyProblemsOf(family(38, 37, 30), today)).toEqual({ dependents: 'familyRule' });
    expect(bodyProblemsOf(family(38, 41, 8), today)).toEqual({ 'dependents.1.age': 'familyPrimaryMaxAge' });
    const old = { ...family(38, 8), paxes: [{ referenceNumber: '1', age: 60, tripCost: 0 }] };
    expect(bodyProblemsOf(old, today)).toEqual({ 'paxes.0.age': 'familyMaxAge' });
    const two = { ...family(8, 9), paxes: [...body.paxes, { referenceNumber: '2', age: 30, tripCost: 0 }] };
    expect(bodyProblemsOf(two, today)).toEqual({ paxes: 'notAllowed' });
  });

  it('find no age in a family without a primary', () => {
    expect(bodyProblemsOf({ ...family(38, 8), paxes: [] }, today)).not.toHaveProperty('paxes.0.age');
  });

  it('refuse a reference number that two travellers share', () => {
    expect(bodyProblemsOf({ ...body, paxes: [...body.paxes, ...body.paxes] }, today)).toEqual({
      paxes: 'notUnique',
    });
  });
});

describe('what the rates see of a body', () => {
  it('counts both ends of a trip', () => {
    expect(tripFactsOf(body)).toEqual({
      flowTravellerType: 'TRAVELLING_CANADIANS',
      studentType: null,
      tripType: 'SINGLE',
      family: false,
      days: 10,
      withinCanada: false,
      superVisa: false,
      travellers: 1,
      relationship: null,
    });
  });

  it('sees families, students, employees and super visas', () => {
    const seen = tripFactsOf({
      ...withTrip({ isSuperVisa: true }),
      travellerType: 'FAMILY',
      studentType: 'INTERNATIONAL',
      employeeRelationship: 'EMPL',
    });
    expect(seen).toMatchObject({
      family: true,
      studentType: 'INTERNATIONAL',
      relationship: 'EMPL',
      superVisa: true,
    });
  });

  it('takes the days of the existing plan off a top-up', () => {
    const topUp = { ...withTrip({ existingCoverageDays: 6 }), flowTravellerType: 'TOP_UP' as const };
    expect(tripFactsOf(topUp).days).toBe(4);
    expect(tripFactsOf(withTrip({ existingCoverageDays: 6 })).days).toBe(10);
  });

  it('sees a family through its primary, with the dearest trip of all', () => {
    const dear = { ...family(38, 8), dependents: [dependent('2', 38, 2_500), dependent('3', 8, 100)] };
    const [primary] = dear.paxes;
    expect(primary && travellerFactsOf(dear, primary)).toMatchObject({
      age: 40,
      tripCost: 2_500,
      dependentsTripCost: 2_500,
    });
    const alone = { ...body, dependents: [dependent('2', 38, 2_500)] };
    expect(primary && travellerFactsOf(alone, primary)).toEqual({
      age: 40,
      tripCost: 1_000,
      dependentsTripCost: 0,
      smoker: false,
    });
    expect(primary && travellerFactsOf({ ...body, travellerType: 'FAMILY' }, primary)).toMatchObject({
      tripCost: 1_000,
      dependentsTripCost: 0,
    });
  });

  it('[AP-034] counts ages at departure for visitors and students, else at the application date', () => {
    expect(ageDateOf(body, today)).toBe(today);
    expect(ageDateOf({ ...body, flowTravellerType: 'TOP_UP' }, today)).toBe(today);
    expect(ageDateOf({ ...body, flowTravellerType: 'STUDENT' }, today)).toBe('2026-07-01');
    expect(ageDateOf({ ...body, flowTravellerType: 'VISITOR_TO_CANADA' }, today)).toBe('2026-07-01');
  });

  it('[AP-034] holds an age against the date of birth, the birthday included', () => {
    const born = (dateOfBirth: string) => ({ referenceNumber: '1', age: 40, tripCost: 0, dateOfBirth });
    expect(ageAgrees(born('1986-06-15'), today)).toBe(true);
    expect(ageAgrees(born('1986-06-16'), today)).toBe(false);
    expect(ageAgrees({ referenceNumber: '1', age: 40, tripCost: 0 }, today)).toBe(true);
  });
});
