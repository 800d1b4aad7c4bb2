import { expect, test } from 'vitest';
import { applications } from '#domain/applications.ts';
import { referenceIsUnknown } from '#domain/unknownReference.ts';

const { b2b, b2c, 'co-brand': coBrand } = applications;
const house = { referenceId: null };

test('a refCode is unknown where the visitor came by it and is with another organization', () => {
  expect(referenceIsUnknown(b2c, 'nobody-knows', house)).toBe(true);
  expect(referenceIsUnknown(b2c, 'nobody-knows', { referenceId: 'north-link' })).toBe(true);
});

test('nothing is said of a refCode that was found, of none, before the session is there, and where none is asked for', () => {
  expect(referenceIsUnknown(b2c, 'north-link', { referenceId: 'north-link' })).toBe(false);
  expect(referenceIsUnknown(b2c, null, house)).toBe(false);
  expect(referenceIsUnknown(b2c, 'nobody-knows', null)).toBe(false);
  expect(referenceIsUnknown(b2b, 'nobody-knows', house)).toBe(false);
  expect(referenceIsUnknown(coBrand, 'nobody-knows', house)).toBe(false);
});
