import { afterEach, describe, expect, test } from 'vitest';
import { businessDay } from '#domain/businessDay.ts';
import { formatsOf } from '#domain/formats.ts';

describe('the time zone', () => {
  const ownZone = process.env.TZ;
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test.each([
    ['Asia/Tokyo', 13],
    ['America/Vancouver', 20],
    ['UTC', 4],
  ])('[LN-005] is that of Toronto on a machine in %s, for days and for times', (zone, hourThere) => {
    process.env.TZ = zone;
    const instant = Date.parse('2026-01-15T04:59:00Z');
    expect(new Date(instant).getHours()).toBe(hourThere);
    expect(businessDay(instant)).toBe('2026-01-14');
    expect(formatsOf('en').transactionTime(instant)).toBe('2026-01-14 11:59pm EST');
    expect(formatsOf('fr').transactionTime(instant)).toBe('2026-01-14 11:59pm HNE');
  });
});
