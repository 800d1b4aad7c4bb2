import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { businessDay } from '#domain/businessDay.ts';
import {
  addDays,
  addYears,
  daysBetween,
  isIsoDate,
  isoDateOf,
  type PickedDate,
  tripDays,
  wholeYears,
} from '#domain/calendar.ts';

const day = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
const anyDay = fc
  .integer({ min: 0, max: 300 * 365 })
  .map((days) => day('1850-01-01').plus({ days }).toISODate() as string);

describe('the calendar', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
    ['0000-01-01', false],
    ['0001-01-01', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
  ])('says of %s that it is a day: %s', (text, isDay) => {
    expect(isIsoDate(text)).toBe(isDay);
  });

  it('[WG-015] takes the date object of a picker by its year, month and date', () => {
    const picked: Required<PickedDate> = { year: 987, month: 3, date: 9 };
    expect(isoDateOf(picked)).toBe('0987-03-09');
    expect(isoDateOf({ ...picked, year: 2028, month: 12, date: 31 })).toBe('2028-12-31');
  });

  it('takes exactly the days that a calendar has', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1900, max: 2200 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, of]) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
        expect(isIsoDate(text)).toBe(day(text).isValid);
      }),
    );
  });

  it('counts days between days, and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const other = day(date).plus({ days }).toISODate() as string;
        expect(addDays(date, days)).toBe(other);
        expect(daysBetween(date, other)).toBe(days);
        expect(tripDays(date, other)).toBe(days + 1);
      }),
    );
  });

  it('adds years, and counts whole ones', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: -100, max: 100 }), (one, other, years) => {
        expect(addYears(one, years)).toBe(day(one).plus({ years }).toISODate());
        const [born, at] = one < other ? [one, other] : [other, one];
        expect(wholeYears(born, at)).toBe(Math.floor(day(at).diff(day(born), 'years').years));
      }),
    );
  });

  it.each([
    ['2000-02-29', '2018-02-27', 17],
    ['2000-02-29', '2018-02-28', 18],
    ['2000-02-29', '2020-02-28', 19],
    ['2000-02-29', '2020-02-29', 20],
    ['1986-06-15', '2026-06-14', 39],
    ['1986-06-15', '2026-06-15', 40],
  ])('[AP-034] somebody born on %s is on %s %i years old', (born, at, age) => {
    expect(wholeYears(born, at)).toBe(age);
  });

  it('[QF-043] begins a day at midnight in Toronto, in winter and in summer', () => {
    expect(businessDay(Date.parse('2026-01-15T04:59:59Z'))).toBe('2026-01-14');
    expect(businessDay(Date.parse('2026-01-15T05:00:00Z'))).toBe('2026-01-15');
    expect(businessDay(Date.parse('2026-07-15T03:59:59Z'))).toBe('2026-07-14');
    expect(businessDay(Date.parse('2026-07-15T04:00:00Z'))).toBe('2026-07-15');
  });
});
