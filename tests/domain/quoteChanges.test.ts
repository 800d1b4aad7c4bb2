import { describe, expect, test } from 'vitest';
import { daysBetween } from '#domain/calendar.ts';
import { flowTravellerTypes, studentTypes, toggles } from '#domain/catalogue/travellers.ts';
import { hasProblems, withJudged } from '#domain/forms/judged.ts';
import {
  chosenLocation,
  departureRule,
  destinationRule,
  isAllowed,
  listable,
  locationRuleOf,
  typedLocation,
} from '#domain/quote/locationRules.ts';
import { type TravellersForm, travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { withDeparture, withMultiTrip } from '#domain/quote/multiTrip.ts';
import type { EntryIn } from '#domain/forms/form.types.ts';
import { travellersProblems } from '../support/quote/travellersProblems.ts';
import { flowFacts, lisbon, today, toronto, travellersForm, vancouver } from '../support/quote/forms.ts';

const single = { departureDate: '2026-12-01', returnDate: '2026-12-15', multiTrip: 'false' } as const;

describe('multi-trip', () => {
  test('[QQ-012] turning it on sets the return 364 days after the departure', () => {
    expect(withMultiTrip(single, 'true', today)).toEqual({
      departureDate: '2026-12-01',
      returnDate: '2027-11-30',
      multiTrip: 'true',
    });
    expect(daysBetween('2026-12-01', '2027-11-30')).toBe(364);
  });

  test('[QQ-012] a leap day is counted like any other', () => {
    expect(withMultiTrip({ ...single, departureDate: '2028-02-29' }, 'true', today).returnDate).toBe(
      '2029-02-27',
    );
  });

  test('[QQ-013] turning it on without a departure starts today', () => {
    const dates = withMultiTrip({ departureDate: '', returnDate: '', multiTrip: '' }, 'true', today);
    expect(dates).toEqual({ departureDate: '2026-11-20', returnDate: '2027-11-19', multiTrip: 'true' });
  });

  test('[QQ-014] turning it off clears the return', () => {
    const on = withMultiTrip(single, 'true', today);
    expect(withMultiTrip(on, 'false', today)).toEqual({ ...on, multiTrip: 'false', returnDate: '' });
  });

  test('answering no for the first time keeps a return that was typed', () => {
    expect(withMultiTrip({ ...single, multiTrip: '' }, 'false', today).returnDate).toBe('2026-12-15');
  });

  test('[QQ-015] a new departure moves the return of a multi-trip along, and only of a multi-trip', () => {
    const on = withMultiTrip(single, 'true', today);
    expect(withDeparture(on, '2027-01-01').returnDate).toBe('2027-12-31');
    expect(withDeparture(on, '2027-01-').returnDate).toBe('');
    expect(withDeparture(single, '2027-01-01').returnDate).toBe('2026-12-15');
  });

  test('[QQ-025] the return that multi-trip sets is never too long a trip', () => {
    const form = { ...travellersForm(), ...withMultiTrip(single, 'true', today) };
    expect(travellersProblems(form)).toEqual([]);
  });
});

describe('country and travel outside Canada', () => {
  const filled = (form: TravellersForm, entry: EntryIn<typeof travellerDetailsForm>) =>
    travellerDetailsForm.filled(form, entry, flowFacts());
  const withCountry = (form: TravellersForm, value: string) => filled(form, { key: 'country', value });
  const withTravelOutsideCanada = (form: TravellersForm, value: 'true' | 'false') =>
    filled(form, { key: 'travelOutsideCanada', value });

  test('[QQ-016] another country than Canada forces travel outside Canada off', () => {
    expect(withCountry(travellersForm(), 'FR').travelOutsideCanada).toBe('false');
    expect(withCountry(travellersForm(), 'CA').travelOutsideCanada).toBe('true');
  });

  test('[TD-023] a destination that the new setting does not allow is cleared, one that it allows stays', () => {
    const abroad = travellersForm({ destination: chosenLocation(lisbon) });
    expect(withTravelOutsideCanada(abroad, 'false').destination).toEqual({ text: '', chosen: null });
    expect(withTravelOutsideCanada(abroad, 'true').destination).toBe(abroad.destination);
    expect(withCountry(abroad, 'FR').destination).toEqual({ text: '', chosen: null });
    const inside = travellersForm({ travelOutsideCanada: 'false', destination: chosenLocation(vancouver) });
    expect(withTravelOutsideCanada(inside, 'true').destination).toEqual({ text: '', chosen: null });
  });

  test('text that was typed and not chosen is not lost', () => {
    const typed = travellersForm({ destination: typedLocation('Lisb') });
    expect(withTravelOutsideCanada(typed, 'false').destination.text).toBe('Lisb');
  });
});

describe('what the place fields list', () => {
  const found = [toronto, lisbon, vancouver];

  test('[TD-019] departures are in the country of residence', () => {
    const cambodia = { ...lisbon, country: 'Cambodia' };
    expect(listable([...found, cambodia], departureRule('CA'))).toEqual([toronto, vancouver]);
    expect(listable(found, departureRule('PT'))).toEqual([lisbon]);
    expect(departureRule('PT').countryPrefix).toBe('PT');
    expect(listable(found, departureRule(''))).toEqual(found);
  });

  test('who lives abroad and did not say where may depart from anywhere', () => {
    const visitor = travellersForm({ flowTravellerType: 'VISITOR_TO_CANADA' });
    expect(listable(found, locationRuleOf(visitor, 'departure'))).toEqual(found);
    expect(listable(found, locationRuleOf({ ...visitor, country: 'PT' }, 'departure'))).toEqual([lisbon]);
    expect(listable(found, locationRuleOf(travellersForm(), 'departure'))).toEqual([toronto, vancouver]);
    expect(listable(found, locationRuleOf(travellersForm(), 'destination'))).toEqual([lisbon]);
  });

  test('[TD-020] travelling outside Canada leaves out destinations in Canada', () => {
    expect(listable(found, destinationRule('true'))).toEqual([lisbon]);
  });

  test('[TD-021] travelling within Canada lists destinations in Canada alone', () => {
    expect(listable(found, destinationRule('false'))).toEqual([toronto, vancouver]);
  });

  test('as long as nobody said where the trip goes, every destination is listed', () => {
    expect(listable(found, destinationRule(''))).toEqual(found);
    expect(isAllowed(lisbon, destinationRule(''))).toBe(true);
  });

  test('[TD-018] at most twenty are listed', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...toronto, id: String(index) }));
    expect(listable(many, departureRule('CA'))).toHaveLength(20);
  });

  test('[TD-013 partly] a typed place holds at most 100 characters', () => {
    expect(typedLocation('x'.repeat(101)).text).toHaveLength(100);
  });
});

describe('problems that are shown', () => {
  const judge = (key: string) => (key === 'age' ? ('ageGt' as const) : null);

  test('a judged field is judged again, and is remembered as right', () => {
    const problems = withJudged<'age' | 'cost', string>(
      { age: 'required', cost: 'required' },
      ['cost'],
      judge,
    );
    expect(problems).toEqual({ age: 'required', cost: null });
    expect(withJudged(problems, ['age', 'cost'], judge)).toEqual({ age: 'ageGt', cost: null });
    expect(hasProblems(problems)).toBe(true);
    expect(hasProblems({ cost: null })).toBe(false);
  });

  test('the problems are the same object when nothing became different', () => {
    const problems = { age: 'ageGt', cost: null } as const;
    expect(withJudged(problems, ['age', 'cost'], judge)).toBe(problems);
  });
});

describe('the kinds of buyers and their answers', () => {
  test('[QQ-051 partly] [QQ-053 partly] [QQ-004 partly] traveller types, student types and toggles are those of the documents', () => {
    expect([...flowTravellerTypes].toSorted()).toEqual([
      'STUDENT',
      'TOP_UP',
      'TRAVELLING_CANADIANS',
      'VISITOR_TO_CANADA',
    ]);
    expect([...studentTypes].toSorted()).toEqual(['CANADIAN_INSIDE', 'CANADIAN_OUTSIDE', 'INTERNATIONAL']);
    expect([...toggles]).toEqual(['true', 'false']);
  });
});
