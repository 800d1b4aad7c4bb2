import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { businessDay } from '#domain/businessDay.ts';
import { formatsOf } from '#domain/formats.ts';
import { languageOf, languages, locales } from '#domain/locales.ts';

describe('the locales', () => {
  test('[LN-003] are en and fr, used as en-ca and fr-ca, and there are no others', () => {
    expect(languages).toEqual(['en', 'fr']);
    expect(languages.map((language) => locales[language].tag)).toEqual(
      Intl.getCanonicalLocales(['en-ca', 'fr-ca']),
    );
    expect(readdirSync('locales').toSorted()).toEqual(['en-CA', 'fr-CA']);
    for (const text of ['de', 'es', 'EN', 'fr-FR', 'en-ca', '', null]) expect(languageOf(text)).toBeNull();
  });
});

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
