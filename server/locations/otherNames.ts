import { type Language, languages } from '#domain/locales.ts';
import type { OtherLocationNames, TravelLocation } from '#domain/quote/forms.ts';
import type { KnownLocation } from './knownLocation.ts';

const translated = ['name', 'city', 'state', 'country'] as const;

/** Tells each location of a language what the other languages call it, as far as that differs. */
export function withOtherNames(known: Record<Language, KnownLocation[]>): Record<Language, KnownLocation[]> {
  const byId = (language: Language) => new Map(known[language].map(({ shown }) => [shown.id, shown]));
  const shownIn = { en: byId('en'), fr: byId('fr') };
  const told = (language: Language) =>
    known[language].map((location) => {
      const called: OtherLocationNames = {};
      for (const other of languages) {
        const names = differences(location.shown, shownIn[other].get(location.shown.id));
        if (names) called[other] = names;
      }
      return Object.keys(called).length === 0 ? location : { ...location, called };
    });
  return { en: told('en'), fr: told('fr') };
}

function differences(shown: TravelLocation, other: TravelLocation = shown) {
  const fields = translated.filter((field) => other[field] !== shown[field]);
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, other[field]]));
}
