import type {
  DistinctTravelLocationVariables,
  TravelLocationField,
  TravelLocationVariables,
} from '#domain/calls/graphql/travelLocations.ts';
import { type Language, languages } from '#domain/locales.ts';
import type { LocationEntry, TravelLocation } from '#domain/quote/forms.ts';
import { suggestionLimits } from '#domain/quote/limits.ts';
import type { OpenDatabase } from '../database/database.ts';
import { indexLocations, type LocationIndex } from './locationIndex.ts';
import { readLocations } from './readLocations.ts';

/** Travel locations in memory, read when they are asked for first and after they may have changed. */
export type Locations = {
  /** The same list again, as long as it is kept and the locations have not changed. */
  search(variables: TravelLocationVariables, language: Language): Promise<readonly TravelLocation[]>;
  distinct(variables: DistinctTravelLocationVariables, language: Language): Promise<TravelLocation[]>;
  /** What a place is called in a language, by what it was called in any when it was chosen; another text stays. */
  named(text: string, language: Language): Promise<string>;
  /** An entry whose chosen place has the names that we know it by; one that we do not know is text that was typed. */
  known(entry: LocationEntry): Promise<LocationEntry>;
  close(): Promise<void>;
};

export async function openLocations(database: OpenDatabase): Promise<Locations> {
  let read: Promise<Record<Language, LocationIndex>> | null = null;
  const indexes = (): Promise<Record<Language, LocationIndex>> => {
    read ??= readLocations(database.db).then(
      ({ en, fr }) => ({ en: indexLocations(en), fr: indexLocations(fr) }),
      (failure: unknown) => {
        read = null;
        throw failure;
      },
    );
    return read;
  };
  const stopListening = await database.listen('locations_changed', () => {
    read = null;
  });

  return {
    async search({ where = {}, groupBy, limit }, language) {
      const index = (await indexes())[language];
      const most = atMost(limit);
      if (groupBy === undefined || groupBy === 'iata') return index.search(where, most);
      return oneOfEach(index.searchAirports(where), groupBy).slice(0, most);
    },
    async distinct({ field, where = {}, limit }, language) {
      const found = (await indexes())[language].searchAirports(where);
      const collator = new Intl.Collator(language);
      return oneOfEach(found, field)
        .toSorted((one, other) => collator.compare(one[field], other[field]))
        .slice(0, atMost(limit));
    },
    async named(text, language) {
      const known = await indexes();
      const id = languages.map((each) => known[each].idOf(text)).find((found) => found !== undefined);
      return (id === undefined ? undefined : known[language].textOf(id)) ?? text;
    },
    async known(entry) {
      const { text, chosen } = entry;
      if (chosen === null) return entry;
      const known = await indexes();
      const language = languages.find((each) => known[each].textOf(chosen.id) === text) ?? 'en';
      const found = known[language].find(chosen.id);
      return found
        ? { text: known[language].textOf(chosen.id) ?? text, chosen: found }
        : { text, chosen: null };
    },
    close: stopListening,
  };
}

/** [TD-018] */
function atMost(limit: number | undefined): number {
  return Math.min(Math.max(limit ?? suggestionLimits.queried, 0), suggestionLimits.queried);
}

function oneOfEach(locations: readonly TravelLocation[], field: TravelLocationField): TravelLocation[] {
  const byValue = new Map<string, TravelLocation>();
  for (const location of locations) {
    if (location[field] !== '' && !byValue.has(location[field])) byValue.set(location[field], location);
  }
  return [...byValue.values()];
}
