import type { TravelLocation } from '#domain/quote/forms.ts';
import { type Language, languages, locales } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';

/** A travel location in one language, with what a search needs beside what it answers. */
export type KnownLocation = {
  shown: TravelLocation;
  countryCode: string;
  weight: number;
  /** Further names that find it: in French, those of its own country's language. */
  otherNames: readonly { field: 'name' | 'city' | 'state' | 'country'; text: string }[];
};

/** Reads every location in both languages, in the order of their codes. */
export async function readLocations(db: Database): Promise<Record<Language, KnownLocation[]>> {
  const rows = await db.selectFrom('travel_locations').selectAll().orderBy('iata').execute();
  const [english, french] = languages.map(
    (language) => new Intl.DisplayNames(locales[language].tag, { type: 'region', fallback: 'code' }),
  ) as [Intl.DisplayNames, Intl.DisplayNames];
  const countryIn = (names: Intl.DisplayNames, code: string) => names.of(code) ?? code;
  return {
    en: rows.map((row) => ({
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
}
