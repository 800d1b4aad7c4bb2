import { expect } from '@playwright/test';
import { formatsOf } from '#domain/formats.ts';
import { type Language, languages } from '#domain/locales.ts';
import { countryCodes } from '#domain/quote/countries.ts';
import { samplePeople } from '#server/sample/people.ts';
import { samplePassword } from './portal.ts';
import { type Reading, saidInBoth } from './screens.ts';

const frenchCountries = new Set(countryCodes.map((code) => formatsOf('fr').country(code)));
/** What is called the same in both languages: people, places and brands; browsers shorten some countries' names. */
const called = new Set([
  ...samplePeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ...countryCodes.map((code) => formatsOf('en').country(code)).filter((name) => frenchCountries.has(name)),
  'Hong Kong',
  'Macao',
  'Palestine',
  'Cover me',
  samplePassword,
  'Jordan Wong',
  'Marie Tremblay',
  'Paris, France',
]);
const isName = (text: string) => called.has(text) || /^\S+@\S+\.example( ·)?$/.test(text);

/** Has somebody read the same screens in both languages, then holds both readings against each other. */
export async function readInBoth(
  read: (language: Language, reading: Reading) => Promise<void>,
): Promise<void> {
  const readings: Record<Language, Reading> = { en: new Map(), fr: new Map() };
  for (const language of languages) await read(language, readings[language]);
  expectSameScreens(readings);
}

/** [LN-001] The same screens were read in both languages, and nothing but names is said in both. */
export function expectSameScreens({ en, fr }: Record<Language, Reading>): void {
  expect([...fr.keys()]).toEqual([...en.keys()]);
  expect(saidInBoth(en, fr, isName)).toEqual([]);
}
