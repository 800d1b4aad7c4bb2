import { describe, expect, test } from 'vitest';
import { readApplicationDate, sentApplicationDate } from '#domain/applicationDate.ts';
import { setCiamUser } from '#domain/calls/identity/setUser.ts';
import { applicationDate } from '#domain/calls/shapes/applicationDate.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import { applicationForm, type ApplyForm } from '#domain/apply/applyForm.ts';
import type { KeyIn } from '#domain/forms/form.types.ts';
import { optBenAmountBreakdown } from '#domain/plans/optionalBenefits.ts';
import { nobody } from '#domain/permissions/person.ts';
import { mayBeAt } from '#domain/portalGuard.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import {
  departureRule,
  destinationRule,
  listable,
  locationRuleOf,
  suggestionOf,
} from '#domain/quote/locationRules.ts';
import { emptyTripForm, tripDetailsForm } from '#domain/quote/tripForm.ts';
import { coverageDaysProblem } from '#domain/quote/coverageDays.ts';
import { placeOf } from '#domain/routes.ts';
import {
  flowFacts,
  lisbon,
  rows,
  toronto,
  travellersForm,
  tripForm,
  vancouver,
} from '../support/quote/forms.ts';
import { applyForm, withApplicant } from '../support/sale/application.ts';
import { plansForm } from '../support/sale/plans.ts';

describe('the day of an application on the wire', () => {
  test('is sent as an instant six hours into its day, and read as the day', () => {
    expect(sentApplicationDate('2026-11-20')).toBe('2026-11-20T06:00:00.000Z');
    expect(readApplicationDate('2026-11-20T06:00:00.000Z')).toBe('2026-11-20');
    expect(readApplicationDate('2026-11-20T06:00:00Z')).toBe('2026-11-20');
    expect(readApplicationDate('2026-11-20')).toBe('2026-11-20');
    expect(readApplicationDate('2026-11-20T03:00:00.000Z')).toBe('2026-11-19');
  });

  test.each([
    '',
    'today',
    '2026-13-20',
    '2026-11-31T06:00:00.000Z',
    '2026-11-20T25:00:00.000Z',
    'x2026-11-20T06:00:00.000Z',
    '2026-11-20T06:00:00.000Zx',
    '2026-11-20T06:00:00.0Z',
    '2026-11-20T06:00:00',
    '2026-11-20T06:00Z',
    '2026-11-2T06:00:00Z',
    '026-11-20T06:00:00Z',
    '2026-1-20T06:00:00Z',
    '2026-11-20T6:00:00Z',
    '2026-11-20T06:0:00Z',
    '2026-11-20T06:00:0Z',
    '2026-11-20T06:00:00.abcZ',
  ])('is not %j', (text) => {
    expect(readApplicationDate(text)).toBeNull();
    expect(applicationDate.safeParse(text).success).toBe(false);
  });

  test('of a body is the day, as whichever it is sent', () => {
    expect(applicationDate.parse('2026-11-20T06:00:00.000Z')).toBe('2026-11-20');
    expect(applicationDate.parse('2026-11-20')).toBe('2026-11-20');
  });
});

test('a customer moves to an organization or sells under a code, not both at once, and not neither', () => {
  const takes = (headers: object) => setCiamUser.headers?.safeParse(headers).success;
  expect([takes({ newOrg: 'CM' }), takes({ sellingCode: 'S-1' })]).toEqual([true, true]);
  expect([takes({}), takes({ newOrg: 'CM', sellingCode: 'S-1' })]).toEqual([false, false]);
});

test('[QS-008] the optional benefits of a traveller are summed up, of those who took some', () => {
  const benefit = (premiumCents: number) => ({ code: 'B', name: { en: '', fr: '' }, premiumCents });
  const chosen = [
    { paxId: '1', optionalBenefits: [benefit(100), benefit(250)] },
    { paxId: '2', optionalBenefits: [] },
    { paxId: '3', optionalBenefits: [benefit(7)] },
  ];
  expect(optBenAmountBreakdown(chosen, (cents) => `${cents} cents`)).toEqual([
    { referenceNumber: '1', premiumTotalLabel: '350 cents' },
    { referenceNumber: '3', premiumTotalLabel: '7 cents' },
  ]);
});

test('somebody of whom nothing is known may be where it is only informed', () => {
  const paths = [
    '/welcome',
    '/notfound',
    '/nowhere',
    '/faqs',
    '/',
    '/apply',
    '/plan',
    '/apply/x',
    '/login',
    '/faq',
  ];
  expect(paths.filter((path) => mayBeAt(placeOf(path), nobody))).toEqual([
    '/welcome',
    '/notfound',
    '/nowhere',
  ]);
  const seller = { ...nobody, atoms: ['TRIPX_READ'] as const };
  expect(paths.filter((path) => mayBeAt(placeOf(path), seller))).toEqual([
    '/welcome',
    '/notfound',
    '/nowhere',
    '/faqs',
    '/faq',
  ]);
  const booker = { ...nobody, atoms: ['TRIPX_READ', 'POLICY_BOOKING'] as const };
  expect(paths.every((path) => mayBeAt(placeOf(path), booker))).toBe(true);
});

describe('a place', () => {
  test('is looked for in the country of residence, and abroad or at home as the trip goes', () => {
    expect(departureRule('')).toEqual({ countryPrefix: null, inCanada: null });
    expect(departureRule('CA')).toEqual({ countryPrefix: 'CA', inCanada: true });
    expect(departureRule('PT')).toEqual({ countryPrefix: 'PT', inCanada: false });
    expect([destinationRule(''), destinationRule('true'), destinationRule('false')]).toEqual([
      { countryPrefix: null, inCanada: null },
      { countryPrefix: null, inCanada: false },
      { countryPrefix: null, inCanada: true },
    ]);
    const visitor: Partial<TravellersForm> = { flowTravellerType: 'VISITOR_TO_CANADA' };
    expect(locationRuleOf(travellersForm({ travelOutsideCanada: 'true' }), 'destination').inCanada).toBe(
      false,
    );
    expect(locationRuleOf(travellersForm({ country: 'CA' }), 'departure').countryPrefix).toBe('CA');
    expect(
      locationRuleOf(travellersForm({ ...visitor, country: 'CA' }), 'departure').countryPrefix,
    ).toBeNull();
    expect(locationRuleOf(travellersForm({ ...visitor, country: 'PT' }), 'departure').countryPrefix).toBe(
      'PT',
    );
  });

  test('is listed by its city and code, then state, country and airport, twenty at most', () => {
    expect(suggestionOf(toronto)).toEqual({
      id: 'yyz',
      label: 'YYZ, Toronto Pearson International Airport, Canada',
      shown: 'Toronto (YYZ)',
      more: 'Ontario, Canada · Toronto Pearson International Airport',
    });
    expect(suggestionOf({ ...toronto, state: '' }).more).toBe(
      'Canada · Toronto Pearson International Airport',
    );
    const many = Array.from({ length: 30 }, () => vancouver);
    expect(listable([lisbon, ...many], { countryPrefix: null, inCanada: true })).toHaveLength(20);
    expect(listable([lisbon, vancouver], { countryPrefix: null, inCanada: false })).toEqual([lisbon]);
  });
});

describe('the trip details', () => {
  test('cut the names of schools where they are too long', () => {
    const long = 'a'.repeat(101);
    const kept = (
      flowTravellerType: TravellersForm['flowTravellerType'],
      key: 'schoolName' | 'schoolCity' | 'arrivalDate',
    ) => tripDetailsForm.filled(tripForm(), { key, value: long }, travellersForm({ flowTravellerType }))[key];
    expect(kept('STUDENT', 'schoolName')).toHaveLength(100);
    expect(kept('STUDENT', 'schoolCity')).toHaveLength(100);
    expect(kept('VISITOR_TO_CANADA', 'arrivalDate')).toHaveLength(101);
    const { departure, destination, ...others } = emptyTripForm(travellersForm());
    expect([departure.chosen, destination.chosen]).toEqual([toronto, lisbon]);
    expect(new Set(Object.values(others))).toEqual(new Set(['']));
  });

  test('take days of cover from one to a year, fewer than the trip has', () => {
    const dates = { departureDate: '2026-12-01', returnDate: '2026-12-15' };
    const unknown = { departureDate: '2026-12-01', returnDate: '' };
    expect(['', 'x', '0', '1', '14', '15', '366'].map((text) => coverageDaysProblem(text, dates))).toEqual([
      'required',
      'daysInvalid',
      'daysLt',
      null,
      null,
      'daysCoverTrip',
      'daysGt',
    ]);
    expect([coverageDaysProblem('365', unknown), coverageDaysProblem('366', unknown)]).toEqual([
      null,
      'daysGt',
    ]);
    expect(coverageDaysProblem('365', { departureDate: '', returnDate: '2026-12-15' })).toBeNull();
  });

  test('need every field that the traveller is asked for', () => {
    const empty = { ...tripForm(), existingCoverageDays: '' };
    const problem = (flowTravellerType: TravellersForm['flowTravellerType'], field: keyof typeof empty) =>
      tripDetailsForm.problem(field, empty, travellersForm({ flowTravellerType }));
    for (const field of ['schoolName', 'schoolCity', 'educationStartDate', 'educationEndDate'] as const) {
      expect(problem('STUDENT', field), field).toBe('required');
      expect(problem('TOP_UP', field), field).toBeNull();
    }
    for (const field of ['arrivalDate', 'isSuperVisa'] as const) {
      expect(problem('VISITOR_TO_CANADA', field), field).toBe('required');
    }
    expect(problem('TOP_UP', 'existingCoverageDays')).toBe('required');
    const student = travellersForm({ flowTravellerType: 'STUDENT' });
    const began = (educationStartDate: string) =>
      tripDetailsForm.problem('educationStartDate', tripForm({ educationStartDate }), student);
    expect([began('1906-12-01'), began('1906-11-30')]).toEqual([null, expect.any(String)]);
    expect(tripDetailsForm.problem('schoolName', tripForm({ schoolName: 'McGill' }), student)).toBeNull();
  });
});

describe('a field of the application', () => {
  const problem = (
    key: KeyIn<typeof applicationForm>,
    changed: Partial<ApplyForm> = {},
    facts: Partial<FlowFacts> = {},
    travellers = travellersForm({ travellers: rows(40, 40) }),
  ) =>
    applicationForm.problem(
      key,
      applyForm(travellers, changed),
      applyYardstick(flowFacts(facts), travellers, plansForm(['pax-1', 'pax-2'], { travellers }), 'en'),
    );

  test('has a key for each traveller and the purchase', () => {
    const travellers = travellersForm();
    const plans = plansForm(['pax-1'], { travellers });
    const keys = applicationForm.keys(applyForm(), applyYardstick(flowFacts(), travellers, plans, 'en'));
    expect(keys.filter((key) => key.startsWith('firstName'))).toEqual(['firstName.pax-1']);
    expect(keys.at(-1)).toBe('legalConsent');
  });

  test('has no problem where its traveller is gone, or reuses the contact of the primary', () => {
    expect(problem('firstName.pax-9')).toBeNull();
    expect(problem('email.pax-2')).toBeNull();
    const own = withApplicant(applyForm(travellersForm({ travellers: rows(40, 40) })), 'pax-2', {
      sameAsPrimary: false,
      email: '',
    });
    expect(problem('email.pax-2', own)).toBe('required');
    const unborn = withApplicant(applyForm(travellersForm({ travellers: rows(40, 40) })), 'pax-2', {
      birthYear: '',
    });
    expect(problem('dateOfBirth.pax-2', unborn)).toBe('invalid_date');
  });

  test('may be the day of the application, up to the departure, of who chooses it', () => {
    const dated = (day: string, mayDateApplication = true) =>
      problem('applicationDate', { applicationDate: day }, { mayDateApplication });
    expect([dated(''), dated('x'), dated('2026-12-01'), dated('2026-12-02'), dated('x', false)]).toEqual([
      null,
      'invalid_date',
      null,
      'out_of_range',
      null,
    ]);
  });

  test('names an employee in the flow of employees', () => {
    const employee = { organizationKind: 'employee' } as const;
    expect([problem('employeeName', {}, employee), problem('employeeName')]).toEqual(['required', null]);
    expect(problem('employeeRelationship', {}, employee)).toBe('required');
    expect(problem('employeeRelationship', { employeeRelationship: 'EMPL' }, employee)).toBeNull();
    expect(problem('employeeRelationship')).toBeNull();
  });

  test('asks for dependents who are not insured, except of students', () => {
    const student = travellersForm({ flowTravellerType: 'STUDENT', travellers: rows(40, 40) });
    expect(problem('uninsuredDependents', { uninsuredDependents: '' })).toBe('required');
    expect(problem('uninsuredDependents', { uninsuredDependents: '' }, {}, student)).toBeNull();
    expect(problem('dependentsWaiver', { uninsuredDependents: 'true' })).toBe('consentMissing');
    expect(problem('dependentsWaiver', { uninsuredDependents: 'true', dependentsWaiver: true })).toBeNull();
    expect(problem('dependentsWaiver', { uninsuredDependents: 'false' })).toBeNull();
    expect(problem('dependentsWaiver', { uninsuredDependents: 'true' }, {}, student)).toBeNull();
    expect([problem('legalConsent'), problem('legalConsent', { legalConsent: false })]).toEqual([
      null,
      'consentMissing',
    ]);
  });
});
