import { expect, it } from 'vitest';
import { advisorForm } from '#domain/advisors/advisorForm.ts';
import {
  idFieldOf,
  isSelected,
  selectedSponsor,
  sentSponsors,
  sponsorCodeOf,
  sponsorEntry,
} from '#domain/advisors/sponsors.ts';
import { userGroupsFor } from '#domain/advisors/userGroups.ts';
import { referenceNumberOf } from '#domain/people/referenceNumber.ts';

it('[AD-007] a reference number has exactly 10 letters and digits, which come from the random id', () => {
  const one = referenceNumberOf('0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55');
  expect(one).toMatch(/^[A-Z0-9]{10}$/);
  expect(referenceNumberOf('0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55')).toBe(one);
  expect(referenceNumberOf('0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a56')).not.toBe(one);
});

it('[AD-008] all digits get a letter, and all letters get a digit', () => {
  expect(referenceNumberOf('0')).toBe('2AAAAAAAAA');
  expect(referenceNumberOf('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('A999999999');
});

it('[AD-022] a selected sponsor holds sponsorCode, counselorId and partyId', () => {
  expect(selectedSponsor('MLIADV', '7')).toEqual({ sponsorCode: 'MLIADV', counselorId: null, partyId: '7' });
  expect(selectedSponsor('LAKES', '4')).toEqual({ sponsorCode: 'LAKES', counselorId: '4', partyId: null });
});

it('[AD-023 partly] a code that is selected is known, whatever its id', () => {
  const selected = [selectedSponsor('LAKES', '4')];
  expect([isSelected(selected, 'LAKES'), isSelected(selected, 'MLIADV')]).toEqual([true, false]);
});

it('[AD-025] an entry of the sponsor list is the name, " - " and the code', () => {
  expect(sponsorEntry('Great Lakes Insurance Brokers', 'LAKES')).toBe(
    'Great Lakes Insurance Brokers - LAKES',
  );
});

it.each([
  ['Great Lakes - LAKES', 'LAKES'],
  ['Meridian - Advisors - MLIADV', 'MLIADV'],
  ['Smith-Jones - Ontario - SJ-ON', 'SJ-ON'],
])('[AD-026] the code of “%s” is %s', (entry, code) => {
  expect(sponsorCodeOf(entry)).toBe(code);
});

it('[AD-039 partly] [AD-040 partly] only MLIADV knows its advisors by party id', () => {
  expect(['MLIADV', 'LAKES', 'MLIADV2'].map(idFieldOf)).toEqual(['partyId', 'counselorId', 'counselorId']);
});

it('[AD-084 partly] the first sponsor that is sent is the default', () => {
  const sent = sentSponsors([selectedSponsor('LAKES', '4'), selectedSponsor('MLIADV', '7')]);
  expect(sent.map(({ isDefault }) => isDefault)).toEqual([true, false]);
});

it('[AD-076 partly] [AD-077 partly] who signs in at the directory gives its two roles, anybody else the six access types', () => {
  expect(userGroupsFor('lanid')).toEqual(['LIA manager', 'LIA agent']);
  expect(userGroupsFor('ciamid')).toEqual([
    'Consultant_Agency',
    'Consultant_Own',
    'Administrator_Full',
    'Administrator_Lite',
    'View_Only',
    'Administrator_User',
  ]);
});

it('[AD-049] the fields of the advisor form are these', () => {
  expect(Object.keys(advisorForm.fields)).toEqual([
    'firstName',
    'lastName',
    'emailAddress',
    'phone',
    'address',
    'address2',
    'city',
    'provinceOfResidence',
    'postalCode',
    'language',
    'status',
    'userGroup',
    'recipientEmailAddress1',
    'recipientEmailAddress2',
    'recipientEmailAddress3',
  ]);
});

it('[AD-050] [AD-051 partly] language begins as EN and status as NEW, its only value', () => {
  expect(advisorForm.empty).toMatchObject({ language: 'EN', status: 'NEW', userGroup: '' });
  expect(advisorForm.kindAt('status').values).toEqual(['NEW']);
});

it('[AD-052 partly] provinceOfResidence offers exactly the 13 entries of the province list', () => {
  const provinces = advisorForm.kindAt('provinceOfResidence').values;
  expect(provinces?.join(' ')).toBe('AB BC MB NB NL NS NT NU ON PE QC SK YT');
});

/** What is wrong with one value of the form, as an employee of the insurer fills it in. */
const problemOf = (field: keyof typeof advisorForm.empty, value: string) =>
  advisorForm.problem(field, { ...advisorForm.empty, [field]: value } as typeof advisorForm.empty, {
    userType: 'lanid',
  });

it.each([
  ['AD-058', 'firstName'],
  ['AD-059', 'lastName'],
  ['AD-061', 'emailAddress'],
] as const)('[%s] %s is required', (_, field) => {
  expect(problemOf(field, '')).toBe('required');
});

it.each([
  ['AD-067', 'language'],
  ['AD-068', 'userGroup'],
] as const)('[%s] %s must not be empty, default or select', (_, field) => {
  for (const value of ['', 'default', 'select']) expect(problemOf(field, value), value).not.toBeNull();
});

it('[AD-076 partly] a user group that is not offered is refused', () => {
  expect(problemOf('userGroup', 'View_Only')).toBe('notOffered');
  expect(problemOf('userGroup', 'LIA agent')).toBeNull();
});

it.each([
  'emailAddress',
  'recipientEmailAddress1',
  'recipientEmailAddress2',
  'recipientEmailAddress3',
] as const)('[AD-062] [AD-069] %s must match the shared email pattern', (field) => {
  expect(problemOf(field, 'a..b@example.ca')).toBe('emailInvalid');
  expect(problemOf(field, 'a.b@example.ca')).toBeNull();
});

it.each(['recipientEmailAddress1', 'recipientEmailAddress2', 'recipientEmailAddress3'] as const)(
  '[AD-069] [AD-070] %s may be empty, and takes 100 characters and no more',
  (field) => {
    expect(problemOf(field, '')).toBeNull();
    expect(problemOf(field, `${'a'.repeat(89)}@example.ca`)).toBeNull();
    expect(problemOf(field, `${'a'.repeat(90)}@example.ca`)).toBe('tooLong');
  },
);

it('[AD-063 partly] [AD-065] phone and postal code may be empty, and have 10 digits and 6 characters when given', () => {
  expect([problemOf('phone', ''), problemOf('phone', '4165550142')]).toEqual([null, null]);
  expect([problemOf('phone', '416555014'), problemOf('phone', '41655501420')]).toEqual([
    'phoneInvalid',
    'phoneInvalid',
  ]);
  expect([problemOf('postalCode', ''), problemOf('postalCode', 'G1R1S4')]).toEqual([null, null]);
  expect(problemOf('postalCode', 'G1R1S')).toBe('postalCodeInvalid');
});

it('[AD-071 partly] names, email, address and city take 100 characters, and of their signs those of the shared masks', () => {
  for (const field of ['firstName', 'lastName', 'address', 'address2', 'city'] as const) {
    expect(problemOf(field, 'a'.repeat(100))).toBeNull();
    expect(problemOf(field, 'a'.repeat(101))).toBe('tooLong');
    expect(problemOf(field, '=cmd')).not.toBeNull();
  }
  expect(advisorForm.kindAt('firstName').mask).toBe('name');
  expect(advisorForm.kindAt('address').mask).toBe('address');
});
