import { describe, expect, test } from 'vitest';
import { agentOption } from '#domain/calls/licensing/listAgents.ts';
import {
  formOfLicense,
  licenseVersions,
  sentChanges,
  sentLicense,
} from '#domain/licensing/licenseChanges.ts';
import {
  employmentTypeOf,
  type LicenseForm,
  licenseForm,
  type LicenseFormFacts,
  licenseFactsOf,
  licenseValues,
  provincesFor,
} from '#domain/licensing/licenseForm.ts';
import { agentLicense, boreal, roy, tremblay } from '../support/licensing/savedLicenses.ts';

const facts: LicenseFormFacts = {
  isNew: true,
  savedStatus: null,
  agents: [tremblay, roy],
};
const chosen = (option: { label: string; value: string }) => ({ text: option.label, value: option.value });
const form = (given: Partial<LicenseForm> = {}): LicenseForm => ({ ...licenseForm.empty, ...given });
const filled = (before: LicenseForm, entry: Parameters<typeof licenseForm.filled>[1]) =>
  licenseForm.filled(before, entry, facts);

test('[LF-008] [LF-009 partly] the form has these fields in this order and begins with an agent', () => {
  expect(Object.keys(licenseForm.empty)).toEqual([
    'licenseType',
    'organizationCode',
    'profileRef',
    'licensedProvince',
    'status',
    'legalName',
    'licenseNumber',
    'effectiveDate',
    'expiredDate',
    'screeningStatus',
    'screeningEffectiveDate',
  ]);
  expect(licenseForm.empty.licenseType).toBe('AGENT');
  expect(licenseForm.keys(form({ licenseType: 'AGENCY' }), facts)).not.toContain('profileRef');
});

test('[LF-051 partly] owner, type and province are not asked of a licence that is there', () => {
  expect(licenseForm.keys(form(), { ...facts, isNew: false })[0]).toBe('status');
});

describe('another licence type', () => {
  const before = form({
    organizationCode: chosen(boreal),
    profileRef: chosen(roy),
    licensedProvince: 'NS',
    status: 'AUTHORIZED',
    legalName: 'Marc Roy',
    licenseNumber: 'NS-1',
    effectiveDate: '2027-01-01',
    expiredDate: '2028-01-01',
    screeningStatus: 'APPROVED',
    screeningEffectiveDate: '2026-12-01',
  });
  const after = filled(before, { key: 'licenseType', value: 'AGENCY' });

  test('[LF-015] empties every other field, and each date that was filled becomes the placeholder', () => {
    const empty = {
      licenseType: 'AGENCY',
      organizationCode: { text: '', value: '' },
      profileRef: { text: '', value: '' },
      licensedProvince: '',
      status: '',
      legalName: '',
      licenseNumber: '',
      effectiveDate: '9999-01-01',
      expiredDate: '9999-01-01',
      screeningStatus: 'NA',
      screeningEffectiveDate: '9999-01-01',
    };
    expect(after).toEqual(empty);
    const undated = { ...before, effectiveDate: '', expiredDate: '', screeningEffectiveDate: '' };
    const withoutDates = { ...empty, effectiveDate: '', expiredDate: '', screeningEffectiveDate: '' };
    expect(filled(undated, { key: 'licenseType', value: 'AGENCY' })).toEqual(withoutDates);
  });

  test('[LF-017 partly] the placeholder counts as empty: it is required like one and never sent', () => {
    const authorized: LicenseForm = { ...after, status: 'AUTHORIZED' };
    expect(licenseForm.problem('effectiveDate', authorized, facts)).toBe('required');
    expect(sentLicense(authorized).effectiveDate).toBeNull();
  });
});

test('[LF-011] an agent to choose has both names, the profile and how they work', () => {
  const agent = {
    firstName: 'Marc',
    lastName: 'Roy',
    profileRef: 'c-2002',
    employmentType: 'REGULAR',
  } as const;
  expect(agentOption(agent)).toEqual({ label: 'Marc Roy', value: 'c-2002', employmentType: 'REGULAR' });
});

test('[LF-018] the chosen agent gives the employment type, and the provinces follow from it', () => {
  const contractor = filled(form({ organizationCode: chosen(boreal) }), {
    key: 'profileRef',
    value: chosen(tremblay),
  });
  expect(employmentTypeOf(contractor, facts)).toBe('INDCONTRACTOR');
  expect(provincesFor(contractor, facts)).toContain('AB');
  const inAlberta = filled(contractor, { key: 'licensedProvince', value: 'AB' });
  const regular = filled(inAlberta, { key: 'profileRef', value: chosen(roy) });
  expect(regular.licensedProvince).toBe('');
  expect(provincesFor(regular, facts)).not.toContain('AB');
});

describe('changes of a saved licence', () => {
  const saved = formOfLicense(agentLicense().license);

  test('[LF-021 partly] [LF-062 partly] are the fields that say something else; outer spaces say nothing', () => {
    expect(licenseVersions.differing(saved, { ...saved, legalName: ' Sophie Martin ' })).toEqual([]);
    const renewed = { ...saved, expiredDate: '2030-03-31', status: 'RENEWAL_PENDING' } as const;
    expect(licenseVersions.differing(saved, renewed)).toEqual(['status', 'expiredDate']);
    expect(sentChanges(renewed, ['status', 'expiredDate'])).toEqual({
      status: 'RENEWAL_PENDING',
      expiredDate: '2030-03-31T10:00:00.000Z',
    });
  });

  test('[LF-057] [LF-058] are sent with days at ten o’clock and without their owner', () => {
    expect(sentLicense({ ...saved, licenseNumber: ' NB-1 ' })).toEqual({
      licensedProvince: 'NB',
      status: 'AUTHORIZED',
      legalName: 'Sophie Martin',
      licenseNumber: 'NB-1',
      effectiveDate: '2024-04-01T10:00:00.000Z',
      expiredDate: '2028-03-31T10:00:00.000Z',
      screeningStatus: 'APPROVED',
      screeningEffectiveDate: null,
    });
  });

  test('are kept beside what somebody else saved: mine where I changed a field, else theirs', () => {
    const mine = { ...saved, expiredDate: '2030-03-31' };
    const theirs = { ...saved, expiredDate: '2029-03-31', legalName: 'Sophie Roy' };
    const choices = licenseVersions.suggested(saved, mine, theirs);
    expect(choices).toEqual({ legalName: 'theirs', expiredDate: 'mine' });
    expect(licenseVersions.together(mine, theirs, choices)).toEqual({ ...mine, legalName: 'Sophie Roy' });
    expect(licenseVersions.together(mine, theirs, { ...choices, expiredDate: 'theirs' })).toEqual(theirs);
  });
});

describe('what is wrong with the form', () => {
  const problemOf = (key: keyof LicenseForm, given: Partial<LicenseForm>, of = facts) =>
    licenseForm.problem(key, form(given), of);
  const typed = (text: string) => ({ text, value: '' });

  test.each([
    ['no agency', 'organizationCode', {}, 'required'],
    [
      'an agency that is none of the list',
      'organizationCode',
      { organizationCode: typed('Nowhere') },
      'notListed',
    ],
    ['an agency of the list', 'organizationCode', { organizationCode: chosen(boreal) }, null],
    ['an agent before the agency', 'profileRef', { profileRef: typed('Roy') }, 'agencyFirst'],
    [
      'an agent that is none of the list',
      'profileRef',
      { organizationCode: chosen(boreal), profileRef: typed('Nobody') },
      'notListed',
    ],
    [
      'an agent of the agency',
      'profileRef',
      { organizationCode: chosen(boreal), profileRef: chosen(roy) },
      null,
    ],
    ['a day that is none', 'effectiveDate', { effectiveDate: '2027-02-31' }, 'dateInvalid'],
    ['a day before 1990', 'expiredDate', { expiredDate: '1989-12-31' }, 'dateInvalid'],
    [
      'a screening day before 1990',
      'screeningEffectiveDate',
      { screeningEffectiveDate: '1989-12-31' },
      'dateInvalid',
    ],
    ['a screening day', 'screeningEffectiveDate', { screeningEffectiveDate: '2027-01-01' }, null],
    [
      'a range that ends before it starts',
      'expiredDate',
      { effectiveDate: '2027-01-02', expiredDate: '2027-01-01' },
      'beforeEffectiveDate',
    ],
    ['blanks in a date', 'effectiveDate', { status: 'AUTHORIZED', effectiveDate: '  ' }, 'required'],
    ['blanks in a date that may be empty', 'effectiveDate', { effectiveDate: '  ' }, null],
    ['blanks around a number', 'licenseNumber', { licenseNumber: ' NS-1 ' }, null],
    ['no status', 'status', {}, 'required'],
    ['a status', 'status', { status: 'RENEWAL_PENDING' }, null],
  ] as const)('with %s', (_, key, given, problem) => {
    expect(problemOf(key, given)).toBe(problem);
  });

  test.each(['legalName', 'licenseNumber', 'effectiveDate', 'expiredDate'] as const)(
    'an authorized licence needs its %s, one in progress does not',
    (key) => {
      expect(problemOf(key, { status: 'AUTHORIZED' })).toBe('required');
      expect(problemOf(key, { status: 'IN_PROGRESS' })).toBeNull();
    },
  );

  test('a licence saved as in progress is not made a pending renewal', () => {
    const renewed = { status: 'RENEWAL_PENDING' } as const;
    expect(problemOf('status', renewed, { ...facts, savedStatus: 'IN_PROGRESS' })).toBe('notAllowed');
    expect(problemOf('status', renewed, { ...facts, savedStatus: 'AUTHORIZED' })).toBeNull();
  });
});

test('a province that the next agent can have as well stays', () => {
  const before = form({
    organizationCode: chosen(boreal),
    profileRef: chosen(tremblay),
    licensedProvince: 'NS',
  });
  expect(filled(before, { key: 'profileRef', value: chosen(roy) }).licensedProvince).toBe('NS');
});

test('nobody chosen has no employment type, and an empty form says nothing', () => {
  expect(employmentTypeOf(form(), facts)).toBeNull();
  expect(licenseValues(form())).toMatchObject({ status: null, legalName: null, licenseNumber: null });
});

test('a page that adds has a new licence, one that edits has the saved status', () => {
  const known = { saved: null, agents: [roy] };
  expect(licenseFactsOf({ ...known, opened: { mode: 'add' } })).toEqual({
    isNew: true,
    savedStatus: null,
    agents: [roy],
  });
  const saved = agentLicense({ status: 'IN_PROGRESS' });
  expect(licenseFactsOf({ ...known, saved, opened: { mode: 'edit' } })).toMatchObject({
    isNew: false,
    savedStatus: 'IN_PROGRESS',
  });
});
