import { describe, expect, it } from 'vitest';
import { licenseFilter, type ListedLicense } from '#domain/calls/licensing/licenseFilter.ts';
import { licenseList } from '#domain/licensing/licenseList.ts';
import { licenseRowOf } from '#domain/licensing/licenseRow.ts';
import { listQueryAsked } from '#domain/listQuery.ts';
import { filterProblems } from '#domain/tableFilter.ts';

const agent: ListedLicense = {
  id: 'L-2001',
  licenseType: 'AGENT',
  organizationCode: null,
  profileRef: 'c-2001',
  licenseNumber: 'NB-60427',
  legalName: null,
  licensedProvince: 'NB',
  effectiveDate: '2024-04-01',
  expiredDate: '2028-03-31',
  screeningEffectiveDate: null,
  screeningStatus: 'APPROVED',
  status: 'RENEWAL_PENDING',
  isDeleted: false,
  name: 'Luc Roy',
  firstName: 'Luc',
  lastName: 'Roy',
  organizationName: 'Boreal Travel',
  profileCode: 'luc.roy',
  branchCode: 'BOREAL',
};

describe('the row of a licence', () => {
  it('[LS-008] holds what the list shows and what leads to the form', () => {
    expect(licenseRowOf(agent)).toEqual({
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
    expect(licenseRowOf(agent).licenseType).toBe('AGENT');
    expect(licenseRowOf({ ...agent, profileRef: null }).licenseType).toBe('AGENCY');
  });

  it('[LS-013 partly] has the status of a deleted licence, whatever it was before', () => {
    expect(licenseRowOf({ ...agent, isDeleted: true }).status).toBe('DELETED');
  });
});

describe('what an address asks the list of licences for', () => {
  it.each([
    ['[LS-046] two names', 'name=Luc+Roy+Cho', { firstName: 'Luc', lastName: 'Roy Cho' }],
    ['[LS-046] a single name', 'name=Luc', { firstName: 'Luc' }],
    ['names beside a single name', 'name=Luc+Roy&lastName=Cho', { firstName: 'Luc', lastName: 'Cho' }],
  ])('%s', (_, search, filter) => {
    expect(listQueryAsked(search, licenseList)).toEqual({
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
    expect(listQueryAsked(`${new URLSearchParams(filter)}`, licenseList).query.filter).toEqual(filter);
    expect(licenseFilter.parse({ ...filter, name: 'Luc Roy' })).toEqual({ ...filter, name: 'Luc Roy' });
  });

  it.each([
    ['a name twice', 'name=Luc&name=Roy', { name: 'unknown' }],
    ['a last name of one letter', 'name=Luc+R', { lastName: 'Min2Characters' }],
    ['a column that is none', 'sortField=screeningStatus', { sortField: 'notAllowed' }],
  ])('refuses %s', (_, search, refused) => {
    expect(listQueryAsked(search, licenseList).refused).toEqual(refused);
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
