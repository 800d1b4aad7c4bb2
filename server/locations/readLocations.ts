import { type Language, languages, locales } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';
import { areasOfWorld } from './areasOfWorld.ts';
import type { KnownLocation } from './knownLocation.ts';
import { withOtherNames } from './otherNames.ts';

/** Reads every location in both languages, countries and regions first, then airports in the order of their codes. */
export async function readLocations(db: Database): Promise<Record<Language, KnownLocation[]>> {
  const rows = await db.selectFrom('travel_locations').selectAll().orderBy('iata').execute();
  const [english, french] = languages.map(
    (language) => new Intl.DisplayNames(locales[language].tag, { type: 'region', fallback: 'code' }),
  ) as [Intl.DisplayNames, Intl.DisplayNames];
  const countryIn = (names: Intl.DisplayNames, code: string) => names.of(code) ?? code;
  const countries = rows.map(({ country_code: code }) => code);
  const airports: Record<Language, KnownLocation[]> = {
    en: rows.map((row) => ({
      kind: 'airport',
      shown: {
        id: row.id,
        iata: row.iata,
        name: row.name_en,
        city: row.city_en,
        state: row.state_en,
        country: countryIn(english, row.country_code),
      },
      countryCode: row.country_code,
      weight: row.weight,
      otherNames: [],
    })),
    fr: rows.map((row) => ({
      kind: 'airport',
      shown: {
        id: row.id,
        iata: row.iata,
        name: row.name_fr,
        city: row.city_fr,
        state: row.state_fr,
        country: countryIn(french, row.country_code),
      },
      countryCode: row.country_code,
      weight: row.weight,
      otherNames: [
        { field: 'name', text: row.name_en },
        { field: 'city', text: row.city_en },
        { field: 'state', text: row.state_en },
        { field: 'country', text: countryIn(english, row.country_code) },
      ],
    })),
  };
  return withOtherNames({
    en: [...areasOfWorld(countries, 'en'), ...airports.en],
    fr: [...areasOfWorld(countries, 'fr'), ...airports.fr],
  });
}
