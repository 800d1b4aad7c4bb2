import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { licenseDate } from '#domain/calls/shapes/licenseDate.ts';
import { licenseDateOf, licenseDateProblem } from '#domain/licensing/licenseDates.ts';

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

test.each(['2027-02-31T10:00:00.000Z', '2027-01-01', '2027-01-01T10:00:00Z', '01-01-2027', ''])(
  '[LF-057] %s is no day on the wire',
  (sent) => {
    expect(licenseDate.safeParse(sent).success).toBe(false);
  },
);

test.each([
  ['1990-01-01', null],
  ['9998-12-31', null],
  ['1989-12-31', 'tooEarly'],
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
