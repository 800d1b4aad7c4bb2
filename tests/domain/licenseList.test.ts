import { describe, expect, it, test } from 'vitest';
import { licenseList, licenseRowOf } from '#domain/calls/licensing/licenseList.ts';
import { filterOf } from '#domain/calls/shapes/listFilter.ts';
import { listQueryOf } from '#domain/listQuery.ts';
import { filterProblems } from '#domain/tableFilter.ts';
import { readLicenseAddress, editQueryOf } from '#domain/licensing/licenseAddress.ts';
import { listedLicense } from '../support/licensing/savedLicenses.ts';

describe('the row of a licence', () => {
  it('[LS-008] holds what the list shows and what leads to the form', () => {
    expect(licenseRowOf(listedLicense)).toEqual({
      id: 'L-2001',
      name: 'Luc Roy',
      status: 'RENEWAL_PENDING',
      licensedProvince: 'NB',
      organizationCode: 'BOREAL',
      licenseType: 'AGENT',
      licenseNumber: 'NB-60427',
      isDeleted: false,
      profileRef: 'c-2001',
    });
  });

  it('[LS-009] reads Agent where there is a profile, otherwise Agency', () => {
    expect(licenseRowOf(listedLicense).licenseType).toBe('AGENT');
    expect(licenseRowOf({ ...listedLicense, profileRef: null }).licenseType).toBe('AGENCY');
  });

  it('[LS-013 partly] has the status of a deleted licence, whatever it was before', () => {
    expect(licenseRowOf({ ...listedLicense, isDeleted: true }).status).toBe('DELETED');
  });
});

describe('what an address asks the list of licences for', () => {
  it.each([
    ['[LS-046] two names', 'name=Luc+Roy+Cho', { firstName: 'Luc', lastName: 'Roy Cho' }],
    ['[LS-046] a single name', 'name=Luc', { firstName: 'Luc' }],
    ['names beside a single name', 'name=Luc+Roy&lastName=Cho', { firstName: 'Luc', lastName: 'Cho' }],
  ])('%s', (_, search, filter) => {
    expect(listQueryOf(search, licenseList)).toEqual({
      query: { filter, sort: null, offset: 0 },
      refused: {},
    });
  });

  it('[LS-045] takes every value that the filter holds', () => {
    const filter = {
      branchCode: 'BOREAL',
      firstName: 'Luc',
      lastName: 'Roy',
      licenseNumber: 'NB-1',
      legalName: 'Boreal',
      status: 'IN_PROGRESS',
      screeningStatus: 'NA',
      licensedProvince: 'NB',
      organizationName: 'Boreal',
      profileCode: 'luc.roy',
      expiredDateStart: '2027-01-01',
      expiredDateEnd: '2027-01-01',
    };
    expect(listQueryOf(`${new URLSearchParams(filter)}`, licenseList).query.filter).toEqual(filter);
    expect(filterOf(licenseList).parse({ ...filter, name: 'Luc Roy' })).toEqual({
      ...filter,
      name: 'Luc Roy',
    });
  });

  const texts = [
    'branchCode',
    'firstName',
    'lastName',
    'licenseNumber',
    'legalName',
    'organizationName',
    'profileCode',
  ];
  it('[LS-048] needs two characters in every visible text', () => {
    const values = Object.fromEntries(texts.map((key) => [key, 'R']));
    expect(Object.keys(filterProblems(licenseList.fields, values))).toEqual(texts);
  });

  it('[LS-048] takes a choice from a list as it is', () => {
    expect(filterProblems(licenseList.fields, { screeningStatus: 'NA', licensedProvince: 'QC' })).toEqual({});
  });
});

const edit = (search: string) => readLicenseAddress({ path: '/editLicense', search });

test('[LF-001] [LF-004 partly] the add page adds a licence, under the title of an agent unless it says agency', () => {
  expect(readLicenseAddress({ path: '/add', search: '' })).toEqual({
    mode: 'add',
    titled: 'AGENT',
    key: null,
  });
  expect(readLicenseAddress({ path: '/add', search: '?licenseType=AGENCY' }).titled).toBe('AGENCY');
});

test('[LF-002] [LF-003] a licence is edited when type, id and the owner that fits the type are given', () => {
  expect(edit('?licenseType=AGENT&profileRef=c-2001&licenseId=L-2001')).toEqual({
    mode: 'edit',
    titled: 'AGENT',
    key: { licenseType: 'AGENT', owner: 'c-2001', licenseId: 'L-2001' },
  });
  expect(edit('?licenseType=AGENCY&orgCode=TC&licenseId=L-1003')).toEqual({
    mode: 'edit',
    titled: 'AGENCY',
    key: { licenseType: 'AGENCY', owner: 'TC', licenseId: 'L-1003' },
  });
});

test.each([
  ['nothing is given', ''],
  ['the type is missing', '?profileRef=c-2001&licenseId=L-2001'],
  ['the type is unknown', '?licenseType=BROKER&profileRef=c-2001&licenseId=L-2001'],
  ['the type is written small', '?licenseType=agent&profileRef=c-2001&licenseId=L-2001'],
  ['the owner is missing', '?licenseType=AGENT&licenseId=L-2001'],
  ['the owner is empty', '?licenseType=AGENT&profileRef=&licenseId=L-2001'],
  ['the owner is one of the other type', '?licenseType=AGENT&orgCode=TC&licenseId=L-2001'],
  ['the id is missing', '?licenseType=AGENCY&orgCode=TC'],
  ['the type stands twice', '?licenseType=AGENT&licenseType=AGENCY&profileRef=c-2001&licenseId=L-2001'],
  ['the owner stands twice', '?licenseType=AGENT&profileRef=c-2001&profileRef=c-2002&licenseId=L-2001'],
  ['the id stands twice', '?licenseType=AGENT&profileRef=c-2001&licenseId=L-2001&licenseId=L-2001'],
])('[LF-005 partly] no licence is edited when %s', (_, search) => {
  expect(edit(search)).toMatchObject({ mode: 'refused', key: null });
});

test('the row of a licence leads to its form by its type, its owner and its id', () => {
  const row = licenseRowOf(listedLicense);
  const ofAgency = licenseRowOf({ ...listedLicense, profileRef: null });
  expect(editQueryOf(row)).toBe('?licenseType=AGENT&profileRef=c-2001&licenseId=L-2001');
  expect(editQueryOf(ofAgency)).toBe('?licenseType=AGENCY&orgCode=BOREAL&licenseId=L-2001');
  expect(editQueryOf({ ...ofAgency, organizationCode: null })).toBeNull();
  expect(editQueryOf({ ...row, organizationCode: null })).toBe(
    '?licenseType=AGENT&profileRef=c-2001&licenseId=L-2001',
  );
});
