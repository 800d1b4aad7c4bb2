import { expect, test } from 'vitest';
import { askedLicense } from '#domain/licensing/licenseAddress.ts';

const edit = (search: string) => askedLicense({ path: '/editLicense', search });

test('[LF-001] [LF-004 partly] the add page adds a licence, under the title of an agent unless it says agency', () => {
  expect(askedLicense({ path: '/add', search: '' })).toEqual({ mode: 'add', titled: 'AGENT', key: null });
  expect(askedLicense({ path: '/add', search: '?licenseType=AGENCY' }).titled).toBe('AGENCY');
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
