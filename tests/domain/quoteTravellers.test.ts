import { assert, integer, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumTravellers } from '#domain/catalogue/travellers.ts';
import { type TravellersForm, travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { defaultQuickQuoteLimits } from '#domain/quote/limits.ts';
import { noLocation, typedLocation } from '#domain/quote/locationRules.ts';
import { quickQuoteProblems } from '#domain/quote/problems.ts';
import { storedTripCost } from '#domain/quote/travellerRules.ts';
import { countryIsChosenOn } from '#domain/quote/residence.ts';
import {
  emptyTravellersForm,
  hasRoomForTraveller,
  isRemovable,
  newestNumber,
  travellerRow,
} from '#domain/quote/travellerRows.ts';
import { documentedProblems } from '../support/quote/documentedProblems.ts';
import { flowFacts, rows, travellersForm } from '../support/quote/forms.ts';
import { travellersProblems } from '../support/quote/travellersProblems.ts';

function problems(changes: Partial<TravellersForm>, limits = defaultQuickQuoteLimits) {
  return Object.fromEntries(
    travellersProblems(travellersForm(changes), flowFacts({ quickQuoteLimits: limits })),
  );
}

const traveller = (age: string, tripCost = '0') => ({ travellers: [{ id: 'pax-1', age, tripCost }] });

describe('the traveller details as a whole', () => {
  test('a complete form has no problem', () => {
    expect(travellersProblems(travellersForm())).toEqual([]);
  });

  test('[QQ-001 partly] [QQ-002 partly] [QQ-008 partly] the form opens with every field and one traveller with age and trip cost', () => {
    expect(Object.keys(emptyTravellersForm)).toEqual(
      expect.arrayContaining([
        'bookingDate',
        'departureDate',
        'returnDate',
        'departure',
        'destination',
        'province',
        'country',
        'travelOutsideCanada',
        'multiTrip',
        'familyPlans',
        'travellers',
      ]),
    );
    expect(emptyTravellersForm.travellers).toEqual([{ id: 'pax-1', age: '', tripCost: '' }]);
  });

  test('[QQ-017] [QQ-031] [QQ-037] [QQ-046] an empty form misses every required field', () => {
    expect(Object.fromEntries(travellersProblems(emptyTravellersForm))).toEqual({
      province: 'required',
      bookingDate: 'required',
      travelOutsideCanada: 'required',
      multiTrip: 'required',
      departureDate: 'required',
      returnDate: 'required',
      departure: 'required',
      destination: 'required',
      familyPlans: 'required',
      'age.pax-1': 'required',
      'tripCost.pax-1': 'required',
    });
  });

  test('a student must say what kind of student', () => {
    expect(problems({ flowTravellerType: 'STUDENT' })).toEqual({ studentType: 'required' });
    expect(problems({ flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' })).toEqual({});
  });

  test('[QQ-003 partly] the country is chosen on the b2b channel only, and is Canada until then', () => {
    expect(countryIsChosenOn('b2b')).toBe(true);
    expect(countryIsChosenOn('b2c')).toBe(false);
    expect(emptyTravellersForm.country).toBe('CA');
  });

  test('[QQ-049] the quick quote knows exactly eighteen problems', () => {
    expect([...quickQuoteProblems].toSorted()).toEqual(documentedProblems.toSorted());
  });

  test('problems come in the order of the screen', () => {
    const form = travellersForm({ travellers: rows('x', 'y') });
    expect(travellerDetailsForm.keys(form, flowFacts()).slice(-4)).toEqual([
      'age.pax-1',
      'tripCost.pax-1',
      'age.pax-2',
      'tripCost.pax-2',
    ]);
    expect(travellersProblems(form).map(([key]) => key)).toEqual(['age.pax-1', 'age.pax-2']);
  });
});

describe('dates of the trip', () => {
  test('[QQ-018] a departure today is accepted, one before today is past', () => {
    expect(problems({ departureDate: '2026-11-20' })).toEqual({});
    expect(problems({ departureDate: '2026-11-19' })).toEqual({ departureDate: 'departurePastDt' });
  });

  test('[QQ-019] the last day to depart is a year less a day away', () => {
    expect(problems({ departureDate: '2027-11-19', returnDate: '2027-11-30' })).toEqual({});
    expect(problems({ departureDate: '2027-11-20', returnDate: '2027-11-30' })).toEqual({
      departureDate: 'departureFutureDt',
    });
  });

  test.each(['2026-02-30', '20 novembre', '2026-1-5', '2026-13-01', '2027-02-29'])(
    '[QQ-020] [QQ-021] [QQ-027] %s is no date',
    (text) => {
      expect(problems({ departureDate: text })).toEqual({ departureDate: 'invalidDate' });
      expect(problems({ returnDate: text })).toEqual({ returnDate: 'invalidDate' });
      expect(problems({ bookingDate: text })).toEqual({ bookingDate: 'invalidDate' });
    },
  );

  test('[QQ-022] [QQ-023] a return before the departure is told at both dates, one on the same day is accepted', () => {
    expect(problems({ returnDate: '2026-11-30' })).toEqual({
      departureDate: 'departGtReturn',
      returnDate: 'returnLtDepart',
    });
    expect(problems({ returnDate: '2026-12-01' })).toEqual({});
  });

  test('a date that is wrong by itself is the only one that is told', () => {
    expect(problems({ departureDate: '2028-12-01' })).toEqual({ departureDate: 'departureFutureDt' });
    expect(problems({ returnDate: '2025-12-11' })).toEqual({ returnDate: 'returnLtDepart' });
  });

  test('[QQ-024] [QQ-025] a trip has at most 365 days, both ends counted', () => {
    expect(problems({ returnDate: '2027-11-30' })).toEqual({});
    expect(problems({ returnDate: '2027-12-01' })).toEqual({ returnDate: 'tripDurationGt' });
  });

  test('[QQ-026] a booking today is accepted, one after today is not', () => {
    expect(problems({ bookingDate: '2026-11-20' })).toEqual({});
    expect(problems({ bookingDate: '2026-11-21' })).toEqual({ bookingDate: 'bookingFutureDt' });
  });

  test('a multi-trip whose departure is no date is told at the departure only', () => {
    expect(problems({ multiTrip: 'true', departureDate: '2026-12-', returnDate: '' })).toEqual({
      departureDate: 'invalidDate',
    });
  });
});

describe('age and trip cost', () => {
  test('blanks around an age are no part of it', () => {
    const form = travellersForm({ travellers: rows(40) });
    const typed = travellerDetailsForm.filled(form, { key: 'age.pax-1', value: ' 42\t' }, flowFacts());
    expect(typed.travellers[0]?.age).toBe('42');
  });

  test.each(['-1', '4O', '12.5', ' 40', 'forty', '٤٢'])(
    '[QQ-028] the age "%s" holds more than digits',
    (age) => {
      expect(problems(traveller(age))).toEqual({ 'age.pax-1': 'ageInvalid' });
    },
  );

  test('[QQ-030 partly] ages from 0 to 120 are accepted', () => {
    expect(problems(traveller('0'))).toEqual({});
    expect(problems(traveller('120'))).toEqual({});
    expect(problems(traveller('121'))).toEqual({ 'age.pax-1': 'ageGt' });
  });

  test('[QQ-029 partly] the ages that are accepted are those of the organization', () => {
    const limits = { ...defaultQuickQuoteLimits, minimumAge: 18, maximumAge: 74 };
    expect(problems(traveller('17'), limits)).toEqual({ 'age.pax-1': 'ageLt' });
    expect(problems(traveller('18'), limits)).toEqual({});
    expect(problems(traveller('75'), limits)).toEqual({ 'age.pax-1': 'ageGt' });
  });

  test('[QQ-032] a comma becomes a dot before the cost is kept', () => {
    expect(storedTripCost('1500,50')).toBe('1500.50');
    expect(problems(traveller('40', storedTripCost('1500,50')))).toEqual({});
  });

  test.each(['12.345', '1234567890123456', '-5', '1.2.3', 'abc', '.5', '1 000'])(
    '[QQ-033] the cost "%s" is not a number of at most 15 digits with at most 2 decimals',
    (cost) => {
      expect(problems(traveller('40', cost))).toEqual({ 'tripCost.pax-1': 'tripCostInvalid' });
    },
  );

  test('[LN-028 partly] a separator whose cents are still to come is no problem', () => {
    expect(problems(traveller('40', '12.'))).toEqual({});
    expect(problems(traveller('40', storedTripCost('12,')))).toEqual({});
    expect(problems(traveller('40', '.'))).toEqual({ 'tripCost.pax-1': 'tripCostInvalid' });
  });

  test('[QQ-033] [QQ-034] fifteen digits are a number, only too large', () => {
    expect(problems(traveller('40', '123456789012345.67'))).toEqual({ 'tripCost.pax-1': 'tripCostGt' });
  });

  test('[QQ-034] a cost of 30000 is accepted, a cent more is not', () => {
    expect(problems(traveller('40', '30000'))).toEqual({});
    expect(problems(traveller('40', '30000.01'))).toEqual({ 'tripCost.pax-1': 'tripCostGt' });
  });

  test('[QQ-035 partly] [QQ-036] the least cost is 0 unless the organization sets another', () => {
    expect(problems(traveller('40', '0'))).toEqual({});
    expect(problems(traveller('40', '99.99'), { ...defaultQuickQuoteLimits, minimumTripCost: 100 })).toEqual({
      'tripCost.pax-1': 'tripCostLt',
    });
  });

  test('whatever is typed as age or cost gets one answer, and only whole numbers in bounds are right', () => {
    assert(
      property(oneof(string(), integer().map(String)), (text) => {
        const age = travellerDetailsForm.problem('age.pax-1', travellersForm(traveller(text)), flowFacts());
        expect(age === null).toBe(/^\d+$/.test(text) && Number(text) <= 120);
      }),
    );
  });
});

describe('departure and destination', () => {
  test('[QQ-046] an empty place is required, blanks are empty', () => {
    expect(problems({ departure: noLocation, destination: typedLocation('  ') })).toEqual({
      departure: 'required',
      destination: 'required',
    });
  });

  test('[QQ-047 partly] text that was not picked from the suggestions is no place', () => {
    expect(problems({ departure: typedLocation('Toronto'), destination: typedLocation('Lisb') })).toEqual({
      departure: 'locationInvalid',
      destination: 'locationInvalid',
    });
  });
});

describe('rows of travellers', () => {
  test('[QQ-006] [QQ-007 partly] there is room for twelve travellers', () => {
    expect(maximumTravellers).toBe(12);
    expect(hasRoomForTraveller(travellersForm({ travellers: rows(...Array(11).fill(40)) }))).toBe(true);
    expect(hasRoomForTraveller(travellersForm({ travellers: rows(...Array(12).fill(40)) }))).toBe(false);
  });

  test('[QQ-008 partly] everybody but the primary can be removed', () => {
    const form = travellersForm({ travellers: rows(40, 12) });
    expect(isRemovable(form, 'pax-1')).toBe(false);
    expect(isRemovable(form, 'pax-2')).toBe(true);
    expect(isRemovable(form, 'pax-3')).toBe(false);
  });

  test('a new row gets a number above every other', () => {
    const form = travellersForm({ travellers: [travellerRow(1), travellerRow(7), travellerRow(3)] });
    expect(newestNumber(form)).toBe(7);
  });

  test('typing in one row leaves the other rows the same objects', () => {
    const form = travellersForm({ travellers: rows(40, 12, 9) });
    const typed = travellerDetailsForm.filled(form, { key: 'age.pax-2', value: '13' }, flowFacts());
    expect(typed.travellers[1]).toEqual({ id: 'pax-2', age: '13', tripCost: '0' });
    expect(typed.travellers[0]).toBe(form.travellers[0]);
    expect(typed.travellers[2]).toBe(form.travellers[2]);
    expect(travellerDetailsForm.filled(form, { key: 'age.pax-9', value: '13' }, flowFacts())).toBe(form);
  });
});
