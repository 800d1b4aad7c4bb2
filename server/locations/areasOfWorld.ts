import type { TravelLocation } from '#domain/quote/forms.ts';
import { type Language, languages, locales } from '#domain/locales.ts';
import type { KnownLocation } from './knownLocation.ts';

/** Regions by their UN M.49 code, and the world, which stands for every other country. */
const regions = '001 150 155 154 039 151 029 013 005 419 142 035 030 034 145 002 015 009'.split(' ');
const world = '001';

/** Names of countries and regions that people type and CLDR does not give. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  '001': ['Cruise', 'Croisière'],
  '029': ['Cruise', 'Croisière'],
  AE: ['United Arab Emirates'],
  CD: ['Zaire', 'Zaïre'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic', 'République tchèque'],
  GB: [
    'United Kingdom',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Grande-Bretagne',
    'Angleterre',
    'Écosse',
    'Pays de Galles',
    'Irlande du Nord',
  ],
  MK: ['Macedonia', 'Macédoine'],
  MM: ['Burma', 'Birmanie'],
  NL: ['Holland', 'Hollande'],
  SZ: ['Swaziland'],
  TL: ['East Timor', 'Timor oriental'],
  TR: ['Turkey', 'Turquie'],
  US: ['USA', 'United States of America'],
};

/** [TD-012] What two of the three options are called; the third is Canada. */
const optionNames: Readonly<Record<string, Record<Language, string>>> = {
  US: { en: 'USA', fr: 'États-Unis' },
  [world]: { en: 'International', fr: 'International' },
};

const namesIn = (language: Language, style: 'long' | 'short') =>
  new Intl.DisplayNames(locales[language].tag, { type: 'region', fallback: 'code', style });

/**
 * [TD-012] The countries of some locations and the regions of the world, as destinations of who knows no airport: named
 * by CLDR in the language; in French, English names find them too.
 */
export function areasOfWorld(countryCodes: Iterable<string>, language: Language): KnownLocation[] {
  const own = namesIn(language, 'long');
  const understood = language === 'en' ? [language] : languages;
  const all = understood.flatMap((each) => [namesIn(each, 'long'), namesIn(each, 'short')]);
  const area = (code: string, kind: 'country' | 'region'): KnownLocation => {
    const called = own.of(code) ?? code;
    const name = optionNames[code]?.[language] ?? called;
    const country = code === world ? name : called;
    const others = [...all.map((names) => names.of(code) ?? ''), ...(alsoCalled[code] ?? [])];
    const shown: TravelLocation = { id: `${kind}-${code}`, iata: '', name, city: '', state: '', country };
    return {
      shown,
      kind,
      countryCode: code,
      weight: kind === 'region' ? 0 : 1,
      otherNames: [...new Set(others)]
        .filter((text) => text !== '' && text !== name)
        .map((text) => ({ field: 'name', text })),
    };
  };
  return [
    ...[...new Set(countryCodes)].toSorted().map((code) => area(code, 'country')),
    ...regions.map((code) => area(code, 'region')),
  ];
}
