import { afterEach, expect, test } from 'vitest';
import { provincesOffered } from '#domain/licensing/licenses.ts';
import {
  licenseDateOf,
  licenseDateProblem,
  licenseProblems,
  type LicenseValues,
  statusesOffered,
} from '#domain/licensing/licenseRules.ts';
import * as z from 'zod';
import { changedLicense, licenseDate } from '#domain/calls/shapes/license.ts';

const whole: LicenseValues = {
  licensedProvince: 'NS',
  status: 'AUTHORIZED',
  legalName: 'Boreal Travel Inc.',
  licenseNumber: 'NS-1',
  effectiveDate: '2026-01-01',
  expiredDate: '2027-12-31',
  screeningEffectiveDate: null,
  screeningStatus: 'NA',
};
const empty: LicenseValues = {
  licensedProvince: null,
  status: null,
  legalName: null,
  licenseNumber: null,
  effectiveDate: null,
  expiredDate: null,
  screeningEffectiveDate: null,
  screeningStatus: null,
};
const problemsOf = (changed: Partial<LicenseValues>, of: LicenseValues = whole) =>
  licenseProblems({ ...of, ...changed }, { offered: ['NS', 'AB'], saved: null });

test('a whole licence has no problem', () => {
  expect(problemsOf({})).toEqual({});
});

test('[LF-027] [LF-028] province and status are always needed, the rest is not', () => {
  expect(problemsOf({}, empty)).toEqual({ licensedProvince: 'missing', status: 'missing' });
});

test('[LF-029] [LF-030] [LF-031] [LF-032] name, number and dates are needed in force and while a renewal is pending, and only then', () => {
  const all = {
    legalName: 'missing',
    licenseNumber: 'missing',
    effectiveDate: 'missing',
    expiredDate: 'missing',
  };
  const asked = (status: LicenseValues['status']) => problemsOf({ ...empty, licensedProvince: 'NS', status });
  expect(asked('AUTHORIZED')).toEqual(all);
  expect(asked('RENEWAL_PENDING')).toEqual(all);
  expect(asked('IN_PROGRESS')).toEqual({});
  expect(asked('NOT_AUTHORIZED')).toEqual({});
});

test('[LF-031] [LF-032] one date asks for the other, whatever the status', () => {
  const waiting: LicenseValues = { ...empty, licensedProvince: 'NS', status: 'IN_PROGRESS' };
  expect(problemsOf({ expiredDate: '2027-01-01' }, waiting)).toEqual({ effectiveDate: 'missing' });
  expect(problemsOf({ effectiveDate: '2027-01-01' }, waiting)).toEqual({ expiredDate: 'missing' });
  expect(problemsOf({ effectiveDate: '9999-01-01' }, waiting)).toEqual({});
});

test('[LF-036] [LF-037] a range that ends before it starts is wrong at both ends, one day is a range', () => {
  expect(problemsOf({ expiredDate: '2025-12-31' })).toEqual({
    effectiveDate: 'afterExpiredDate',
    expiredDate: 'beforeEffectiveDate',
  });
  expect(problemsOf({ expiredDate: '2026-01-01' })).toEqual({});
  expect(problemsOf({ expiredDate: '1989-12-31' })).toEqual({ expiredDate: 'tooEarly' });
});

test('[LF-042] [LF-043] a number is of letters, digits and hyphens, 255 at most', () => {
  for (const licenseNumber of ['AB-é1', 'AB 1', 'AB_1', 'AB/1', '１２'])
    expect(problemsOf({ licenseNumber })).toEqual({ licenseNumber: 'wrongFormat' });
  expect(problemsOf({ licenseNumber: 'A'.repeat(256) })).toEqual({ licenseNumber: 'tooLong' });
  expect(problemsOf({ licenseNumber: 'A'.repeat(255) })).toEqual({});
  expect(problemsOf({ licenseNumber: '4111111111111111' })).toEqual({ licenseNumber: 'cardNumber' });
});

test('a legal name is plain text of 255 characters at most', () => {
  expect(problemsOf({ legalName: 'Boréal\u0007' })).toEqual({ legalName: 'wrongFormat' });
  expect(problemsOf({ legalName: 'é'.repeat(256) })).toEqual({ legalName: 'tooLong' });
  expect(problemsOf({ legalName: 'Card 4111 1111 1111 1111' })).toEqual({ legalName: 'cardNumber' });
});

test('[LF-050 partly] the province of a saved licence is not judged again', () => {
  expect(problemsOf({ licensedProvince: 'QC' })).toEqual({ licensedProvince: 'notAllowed' });
  const facts = { offered: null, saved: 'AUTHORIZED' } as const;
  expect(licenseProblems({ ...whole, licensedProvince: 'QC' }, facts)).toEqual({});
});

test('[LF-013 partly] [LF-020] a licence in progress becomes no pending renewal', () => {
  expect(statusesOffered(null)).toEqual(['AUTHORIZED', 'IN_PROGRESS', 'NOT_AUTHORIZED', 'RENEWAL_PENDING']);
  expect(statusesOffered('IN_PROGRESS')).toEqual(['AUTHORIZED', 'IN_PROGRESS', 'NOT_AUTHORIZED']);
  const renewed = { ...whole, status: 'RENEWAL_PENDING' } as const;
  expect(licenseProblems(renewed, { offered: null, saved: 'IN_PROGRESS' })).toEqual({ status: 'notAllowed' });
  expect(licenseProblems(renewed, { offered: null, saved: 'AUTHORIZED' })).toEqual({});
});

test('[LF-047] [LF-048] [LF-049] provinces go by the owner and how an agent works', () => {
  const ofAgents = ['SK', 'NS', 'NB', 'PE', 'YT', 'NT', 'NU'];
  expect(provincesOffered('AGENT', null)).toEqual(ofAgents);
  for (const type of ['LIA', 'REGULAR', 'NOT_APPLICABLE'] as const)
    expect(provincesOffered('AGENT', type)).toEqual(ofAgents);
  expect(provincesOffered('AGENT', 'INDCONTRACTOR')).toEqual([...ofAgents, 'AB']);
  expect(provincesOffered('AGENCY', null)).toEqual(['SK', 'NS', 'AB', 'BC', 'MB', 'NL', 'ON', 'QC', 'NB']);
});

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test.each(['America/St_Johns', 'America/Vancouver', 'UTC'])(
  '[LF-057] a day is the same day on the wire and back, on a machine in %s',
  (zone) => {
    process.env.TZ = zone;
    for (const day of ['1990-01-01', '2026-03-08', '2026-11-01', '2028-02-29', '2026-12-31']) {
      const sent = z.encode(licenseDate, day);
      expect(sent).toBe(`${day}T10:00:00.000Z`);
      expect(licenseDate.parse(sent)).toBe(day);
      const { getFullYear, getMonth, getDate } = Date.prototype;
      const there = new Date(sent);
      const local = [getFullYear.call(there), getMonth.call(there) + 1, getDate.call(there)];
      expect(local).toEqual(day.split('-').map(Number));
    }
  },
);

test.each([
  '2027-02-31T10:00:00.000Z',
  'x2027-01-01T10:00:00.000Z',
  '2027-01-01T10:00:00.000Zx',
  '2027-01-01',
  '2027-01-01T10:00:00Z',
  '01-01-2027',
  '',
])('[LF-057] %s is no day on the wire', (sent) => {
  expect(licenseDate.safeParse(sent).success).toBe(false);
});

test.each([
  ['1990-01-01', null],
  ['9998-12-31', null],
  ['1989-12-31', 'tooEarly'],
  ['9999-01-01', 'notAllowed'],
  ['9999-12-31', 'notAllowed'],
  ['2027-02-29', 'notAllowed'],
  ['31-12-2027', 'notAllowed'],
])('[LF-033] [LF-034] [LF-035] a licence date of %s: %s', (day, problem) => {
  expect(licenseDateProblem(day)).toBe(problem);
});

test('[LF-017] the placeholder counts as no date', () => {
  expect(licenseDateOf('9999-01-01')).toBeNull();
  expect(licenseDateOf('')).toBeNull();
  expect(licenseDateOf('2027-01-01')).toBe('2027-01-01');
});

test('a screening date may be left out, and is a day that a licence can have', () => {
  expect(problemsOf({ screeningEffectiveDate: '9999-01-01' })).toEqual({});
  expect(problemsOf({ screeningEffectiveDate: '1989-12-31' })).toEqual({
    screeningEffectiveDate: 'tooEarly',
  });
});

test('a date that is no day is wrong itself, and the other date is not', () => {
  expect(problemsOf({ effectiveDate: '2028-02-31' })).toEqual({ effectiveDate: 'notAllowed' });
  expect(problemsOf({ legalName: 'é'.repeat(255) })).toEqual({});
});

test('a change of a licence names one field at least', () => {
  expect(changedLicense.safeParse({}).success).toBe(false);
  expect(changedLicense.safeParse({ legalName: undefined }).success).toBe(false);
  expect(changedLicense.safeParse({ legalName: null }).success).toBe(true);
  expect(changedLicense.safeParse({ legalName: null, status: undefined }).success).toBe(true);
});
