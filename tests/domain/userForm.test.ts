import { expect, it } from 'vitest';
import { readPersonAddress } from '#domain/people/personAddress.ts';
import { provinceChoices } from '#domain/people/provincesOfPerson.ts';
import { statusesOffered } from '#domain/people/statusGiven.ts';
import { userForm } from '#domain/people/userForm.ts';

it('[US-010] [US-011] the form has thirteen fields, and opens with each of them empty and no province', () => {
  expect(userForm.empty).toEqual({
    profileId: '',
    organizationCode: '',
    agentId: '',
    firstName: '',
    lastName: '',
    emailAddress: '',
    role: '',
    preferredLang: '',
    provinceLicense: [],
    userRef: '',
    status: '',
    agencyCode: { text: '', value: '' },
    sellerCode: '',
  });
});

it('[US-049 partly] a new person needs a first and last name, a valid email, a role and an organization', () => {
  const facts = { isNew: true, startIsHidden: false };
  const missing = userForm
    .keys(userForm.empty, facts)
    .filter((key) => userForm.problem(key, userForm.empty, facts));
  expect(missing).toEqual([
    'firstName',
    'lastName',
    'emailAddress',
    'preferredLang',
    'agencyCode',
    'organizationCode',
    'role',
  ]);
  expect(userForm.problem('emailAddress', { ...userForm.empty, emailAddress: 'ana@' }, facts)).toBe(
    'emailInvalid',
  );
});

it('a licence that is more than applied for cannot be taken away, wherever it is', () => {
  const licenses = [
    { id: 'L-1', licensedProvince: 'QC', status: 'AUTHORIZED' },
    { id: 'L-2', licensedProvince: 'NB', status: 'IN_PROGRESS' },
  ] as const;
  const chosen = provinceChoices({ licenses: [...licenses], employmentType: 'REGULAR' });
  expect(chosen.filter(({ status }) => status !== null)).toEqual([
    { code: 'NB', status: 'IN_PROGRESS', isFixed: false },
    { code: 'QC', status: 'AUTHORIZED', isFixed: true },
  ]);
});

it('who is active can be made inactive, and who is inactive let in again', () => {
  expect(statusesOffered('NEW')).toEqual(['NEW', 'INACTIVE']);
  expect(statusesOffered('ACTIVE')).toEqual(['ACTIVE', 'INACTIVE']);
  expect(statusesOffered('INACTIVE')).toEqual(['NEW', 'ACTIVE', 'INACTIVE']);
});

it('[US-002 partly] [US-003 partly] register asks for a new person, and any other name below the list for that person', () => {
  expect(readPersonAddress('/register')).toEqual({ mode: 'add', key: null });
  expect(readPersonAddress('/c-2001')).toEqual({ mode: 'edit', key: { profileRef: 'c-2001' } });
  expect(readPersonAddress('/c-2001/more')).toEqual({ mode: 'refused', key: null });
});
