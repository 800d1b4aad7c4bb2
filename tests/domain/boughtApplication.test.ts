import { describe, expect, test } from 'vitest';
import { applicationProblemsOf } from '#domain/apply/bodyProblems.ts';
import { bill96Problem, consentTextsOf } from '#domain/apply/consents.ts';
import { birthBounds, birthDateOf, dateOfBirthProblem } from '#domain/apply/dateOfBirth.ts';
import { residenceOf } from '#domain/apply/residence.ts';
import { policyBodyExample } from '#domain/calls/purchases/policyBodyExample.ts';
import {
  type BoughtDependent,
  type BoughtPax,
  type PolicyBody,
  policyBody,
} from '#domain/calls/shapes/policyBody.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';

const example = policyBody.parse({ ...policyBodyExample });
const [marie] = example.paxes as [BoughtPax];
const luc: BoughtPax = { ...marie, referenceNumber: '2', firstName: 'Luc' };
const zoe: BoughtDependent = {
  referenceNumber: '3',
  firstName: 'Zoé',
  lastName: 'Tremblay',
  dateOfBirth: '2016-02-01',
  age: 10,
  relationship: 'CHILD',
  tripCost: 0,
};

function problemsOf(changed: Partial<PolicyBody>, eligibilityNeeded: readonly string[] = []) {
  return applicationProblemsOf({ ...example, ...changed }, { today: '2026-11-22', eligibilityNeeded });
}
const ofMarie = (changed: Partial<BoughtPax>) => problemsOf({ paxes: [{ ...marie, ...changed }] });
const ofLuc = (changed: Partial<BoughtPax>) => problemsOf({ paxes: [marie, { ...luc, ...changed }] });
const ofZoe = (changed: Partial<BoughtDependent>) => problemsOf({ dependents: [{ ...zoe, ...changed }] });
const contactWith = (changed: Partial<BoughtPax['contact']>) => ({
  contact: { ...marie.contact, ...changed },
});
const addressWith = (changed: Partial<BoughtPax['contact']['address']>) =>
  contactWith({ address: { ...marie.contact.address, ...changed } });

describe('an application as it is bought', () => {
  test('has no problem where the form would have let it pass', () => {
    expect(problemsOf({})).toEqual({});
    expect(ofLuc({})).toEqual({});
    expect(ofZoe({})).toEqual({});
  });

  test.each([
    [{ firstName: '' }, { 'paxes.0.firstName': 'missing' }],
    [{ lastName: 'Tremblay 2' }, { 'paxes.0.lastName': 'wrongFormat' }],
    [{ firstName: '小龙' }, { 'paxes.0.firstName': 'notAllowed' }],
    [{ firstName: 'a'.repeat(101) }, { 'paxes.0.firstName': 'tooLong' }],
    [{ nameToFollow: true as const }, { 'paxes.0.nameToFollow': 'notAllowed' }],
    [{ dateOfBirth: '1800-01-01' }, { 'paxes.0.dateOfBirth': 'notAllowed' }],
    [contactWith({ email: 'marie' }), { 'paxes.0.contact.email': 'wrongFormat' }],
    [contactWith({ phone: '123' }), { 'paxes.0.contact.phone': 'wrongFormat' }],
    [addressWith({ addressLine1: '!' }), { 'paxes.0.contact.address.addressLine1': 'wrongFormat' }],
    [addressWith({ addressLine2: '!' }), { 'paxes.0.contact.address.addressLine2': 'wrongFormat' }],
    [addressWith({ city: '' }), { 'paxes.0.contact.address.city': 'missing' }],
    [addressWith({ postalCode: 'H2X' }), { 'paxes.0.contact.address.postalCode': 'wrongFormat' }],
    [addressWith({ postalCode: 'M5V2T6' }), { 'paxes.0.contact.address.postalCode': 'notAllowed' }],
    [
      addressWith({ province: 'ON', postalCode: 'M5V2T6' }),
      { 'paxes.0.contact.address.province': 'notAllowed' },
    ],
    [{ lang: 'EN' as const }, { 'paxes.0.bill96Consent': 'missing' }],
    [{ lang: 'EN' as const, bill96Consent: false }, {}],
    [{ bill96Consent: true }, { 'paxes.0.bill96Consent': 'notAllowed' }],
  ])('of the primary with %j: %j', (changed, problems) => {
    expect(ofMarie(changed)).toEqual(problems);
  });

  test('may leave out the telephone and the second line of the address', () => {
    const { phone, ...contact } = marie.contact;
    expect(phone).toBe('5145550123');
    expect(ofMarie({ contact: contact as BoughtPax['contact'] })).toEqual({});
  });

  test('lets the names of others follow, and then holds none', () => {
    expect(ofLuc({ nameToFollow: true, firstName: '', lastName: '' })).toEqual({});
    expect(ofLuc({ nameToFollow: true, firstName: '' })).toEqual({ 'paxes.1.lastName': 'notAllowed' });
    expect(ofLuc({ nameToFollow: true, lastName: '' })).toEqual({ 'paxes.1.firstName': 'notAllowed' });
    expect(ofLuc({ firstName: '' })).toEqual({ 'paxes.1.firstName': 'missing' });
    expect(ofZoe({ nameToFollow: true, firstName: '', lastName: '' })).toEqual({});
  });

  test('lets others live outside the province of the quote', () => {
    expect(ofLuc(addressWith({ province: 'ON', postalCode: 'M5V2T6' }))).toEqual({});
  });

  test('has dependents who are related, and who may have a contact of their own', () => {
    expect(ofZoe({ relationship: 'FRIEND' })).toEqual({ 'dependents.0.relationship': 'notAllowed' });
    expect(ofZoe({ firstName: '2' })).toEqual({ 'dependents.0.firstName': 'wrongFormat' });
    expect(ofZoe({ contact: marie.contact })).toEqual({});
    expect(ofZoe(contactWith({ email: 'zoe' }))).toEqual({ 'dependents.0.contact.email': 'wrongFormat' });
    expect(ofZoe(addressWith({ province: 'ON', postalCode: 'M5V2T6' }))).toEqual({});
  });

  test('consents to the eligibility of a plan that has one', () => {
    const refusing = { paxes: [marie, { ...luc, eligibilityConsent: false }] };
    expect(problemsOf(refusing, ['2'])).toEqual({ 'paxes.1.eligibilityConsent': 'notAllowed' });
    expect(problemsOf(refusing, ['1'])).toEqual({});
  });

  test('may say who referred the buyer', () => {
    expect(problemsOf({ referredBy: 'A friend' })).toEqual({});
    expect(problemsOf({ referredBy: 'a\u0007' })).toEqual({ referredBy: 'wrongFormat' });
    expect(problemsOf({ referredBy: 'a'.repeat(101) })).toEqual({ referredBy: 'tooLong' });
  });

  test('names an employee in the flow of employees, and only there', () => {
    expect(problemsOf({ employeeName: 'Luc Roy' })).toEqual({ employeeName: 'notAllowed' });
    expect(problemsOf({ organizationCode: 'ME' })).toEqual({
      employeeName: 'missing',
      employeeRelationship: 'missing',
    });
    const employee = { organizationCode: 'ME', employeeRelationship: 'EMPL' as const };
    expect(problemsOf({ ...employee, employeeName: 'Luc Roy' })).toEqual({});
    expect(problemsOf({ ...employee, employeeName: '7' })).toEqual({ employeeName: 'wrongFormat' });
  });
});

test('the consent to English documents is asked in Quebec, of who is served in English', () => {
  const asked = { province: 'QC', travellerLanguage: 'EN' } as const;
  expect([bill96Problem(asked, true), bill96Problem(asked, false), bill96Problem(asked, undefined)]).toEqual([
    null,
    null,
    'required',
  ]);
  const elsewhere = { province: 'ON', travellerLanguage: 'EN' } as const;
  const inFrench = { province: 'QC', travellerLanguage: 'FR' } as const;
  for (const facts of [elsewhere, inFrench]) {
    expect([bill96Problem(facts, undefined), bill96Problem(facts, true)]).toEqual([null, 'notAsked']);
  }
});

test('the texts of the consents are those of the organization, with a link where there is one', () => {
  const bill96Consent = { required: true, text: 'In English' };
  const terms = { title: 'Terms', text: 'All of them' };
  const bare = { termsAndConditions: terms, bill96Consent };
  expect(consentTextsOf(bare as Parameters<typeof consentTextsOf>[0])).toEqual({
    terms: { ...terms, href: null },
    bill96: bill96Consent,
  });
  const linked = { termsAndConditions: { ...terms, href: 'https://example.ca/terms' }, bill96Consent };
  expect(consentTextsOf(linked as Parameters<typeof consentTextsOf>[0]).terms.href).toBe(
    'https://example.ca/terms',
  );
});

describe('a date of birth', () => {
  test.each([
    ['4', '05', '1986', '1986-05-04'],
    ['04', '05', '1986', '1986-05-04'],
    ['', '05', '1986', null],
    ['4', '', '1986', null],
    ['4', '5', '1986', null],
    ['4', '05', '', null],
    ['4', '05', '986', null],
    ['004', '05', '1986', null],
    ['4', '005', '1986', null],
    ['4', '05', '11986', null],
    ['4', '05', '19861', null],
    ['x4', '05', '1986', null],
    ['31', '02', '1986', null],
  ])('of the parts %j, %j, %j is %s', (day, month, year, date) => {
    expect(birthDateOf({ day, month, year })).toBe(date);
  });

  const bounds = { minimum: '1905-11-23', after: '2000-01-01', before: '2026-10-22' };
  test.each([
    ['', '', '', 'required'],
    ['1', '', '', 'invalid_date'],
    ['', '01', '', 'invalid_date'],
    ['', '', '2001', 'invalid_date'],
    ['22', '11', '1905', 'max_age_error'],
    ['23', '11', '1905', 'out_of_range'],
    ['31', '12', '1999', 'out_of_range'],
    ['1', '01', '2000', null],
    ['22', '10', '2026', null],
    ['23', '10', '2026', 'out_of_range'],
  ])('of the parts %j, %j, %j has the problem %s', (day, month, year, problem) => {
    expect(dateOfBirthProblem({ day, month, year }, bounds)).toBe(problem);
  });

  test('is that of somebody from 31 days to 120 years of age', () => {
    expect(birthBounds('2026-11-22')).toEqual({ minimum: '1905-11-23', before: '2026-10-22' });
  });
});

test.each([
  ['TRAVELLING_CANADIANS', 'QC', 'QC'],
  ['TOP_UP', 'ON', 'ON'],
  ['TOP_UP', '', null],
  ['VISITOR_TO_CANADA', 'QC', null],
  ['STUDENT', 'QC', null],
] as const)('a quote of %s in %j binds the address to %s', (flowTravellerType, province, residence) => {
  expect(residenceOf({ flowTravellerType, province })).toBe(residence);
});

test('[PS-037] the documents of a plan are shown in their order, the notice of rescission in Quebec alone', () => {
  const documents = {
    policy: { href: '/policy', text: 'Policy' },
    product: null,
    factSheet: { href: '/facts', text: 'Facts' },
    noticeOfRescission: { href: '/notice', text: 'Notice' },
  } as unknown as Parameters<typeof documentsShown>[0];
  const texts = (province: 'QC' | 'ON' | '') => documentsShown(documents, province).map(({ text }) => text);
  expect(texts('QC')).toEqual(['Policy', 'Facts', 'Notice']);
  expect(texts('ON')).toEqual(['Policy', 'Facts']);
  expect(texts('')).toEqual(['Policy', 'Facts']);
});
