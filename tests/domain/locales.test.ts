import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageOf, languageOfHeader, languages, locales, otherLanguage } from '#domain/locales.ts';

describe('the locales', () => {
  test('[LN-003] are en and fr, used as en-ca and fr-ca, and there are no others', () => {
    expect(languages).toEqual(['en', 'fr']);
    expect(languages.map((language) => locales[language].tag)).toEqual(
      Intl.getCanonicalLocales(['en-ca', 'fr-ca']),
    );
    expect(readdirSync('locales').toSorted()).toEqual(['en-CA', 'fr-CA']);
    for (const text of ['de', 'es', 'EN', 'fr-FR', 'en-ca', '', null]) expect(languageOf(text)).toBeNull();
  });

  test('are read from a query, a cookie or the header of a call, in which English goes without saying', () => {
    expect([languageOf('en'), languageOf('fr')]).toEqual(['en', 'fr']);
    expect([otherLanguage('en'), otherLanguage('fr')]).toEqual(['fr', 'en']);
    expect(['FR', 'fr', 'EN', 'de', undefined].map(languageOfHeader)).toEqual(['fr', 'fr', 'en', 'en', 'en']);
  });
});
