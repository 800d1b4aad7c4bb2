import { expect, test } from 'vitest';
import { birthBounds, dayOfBirthProblem, quotedBirthBounds } from '#domain/apply/dateOfBirth.ts';

const quoted = (at: string, minimumAge: number, maximumAge: number) =>
  quotedBirthBounds(at, { minimumAge, maximumAge, minimumTripCost: 0 }, at);

test('[WG-019] whoever was born on 29 February is a year older on the 28th of a year without one', () => {
  expect(quoted('2025-02-28', 25, 69).before).toBe('2000-02-29');
  expect(dayOfBirthProblem('2000-02-29', quoted('2025-02-28', 25, 69))).toBeNull();
  expect(dayOfBirthProblem('2000-03-01', quoted('2025-02-28', 25, 69))).toBe('out_of_range');
  expect(dayOfBirthProblem('2000-02-29', quoted('2025-02-27', 25, 69))).toBe('out_of_range');
  expect(quoted('2025-02-28', 18, 64).after).toBe('1960-03-01');
  expect(dayOfBirthProblem('1960-02-29', quoted('2025-02-28', 18, 64))).toBe('out_of_range');
});

test('the oldest age that is insured counts likewise, and on any other day a birthday is the same day', () => {
  expect(birthBounds('2025-02-28').minimum).toBe('1904-03-01');
  expect(birthBounds('2026-11-20').minimum).toBe('1905-11-21');
  expect(quoted('2026-11-20', 18, 64)).toMatchObject({ before: '2008-11-20', after: '1961-11-21' });
});
