import { LRUCache } from 'lru-cache';
import type { TravelLocationField, TravelLocationWhere } from '#domain/calls/graphql/travelLocations.ts';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { longestLocationText, suggestionLimits } from '#domain/quote/limits.ts';
import { placeText } from '#domain/quote/locationRules.ts';
import { cityCodeOf } from './cityCodes.ts';
import { folded } from './fold.ts';
import type { KnownLocation } from './knownLocation.ts';

/** Which kind of match comes first: a whole country or region, a whole code, then what begins so. */
const ranks: Record<TravelLocationField, { whole: number; beginning: number }> = {
  iata: { whole: 1, beginning: 5 },
  city: { whole: 3, beginning: 4 },
  name: { whole: 6, beginning: 6 },
  state: { whole: 7, beginning: 8 },
  country: { whole: 7, beginning: 9 },
};
/** The same of a country or region. */
const areaRank = { whole: 0, beginning: 2 };

const fields = ['iata', 'name', 'city', 'state', 'country'] as const;

/** A beginning as short as this is typed by everybody and begins much, so what was found is kept. */
const fewLetters = 2;
/** Locations of all lists that are kept, and letters of what was asked; what was asked for last stays longest. */
const keptLocations = 100_000;

/** A text as it is looked for: dots and apostrophes may be left out, and a hyphen or a comma is a space. */
const searchKey = (text: string): string =>
  folded(text)
    .replaceAll(/[.']/g, '')
    .replaceAll(/[\s,/\p{Dash}]+/gu, ' ')
    .trim();

/** Letters of a word from which on it is looked for inside a name. */
const longWord = 4;

type Entry = { key: string; location: number; rank: { whole: number; beginning: number } };
type Indexed = { known: KnownLocation; country: string; countryCode: string; city: string };

export type LocationIndex = {
  /** [TD-016] Locations that begin so in one of their fields, the best match first; what a list shows with all its names. */
  search(where: TravelLocationWhere, limit: number): readonly TravelLocation[];
  /** The id of the location with this text; undefined when there is none. */
  idOf(text: string): string | undefined;
  /** What a location is called in the field that it was chosen in. */
  textOf(id: string): string | undefined;
  /** A location with all its names. */
  find(id: string): TravelLocation | undefined;
  /** [TD-017] The same without countries and regions. */
  searchAirports(where: TravelLocationWhere): TravelLocation[];
};

/** Prepares locations of one language for searches by prefix: sorted keys, found by bisection. */
export function indexLocations(locations: readonly KnownLocation[]): LocationIndex {
  const indexed: Indexed[] = locations.map((known) => ({
    known,
    country: folded(known.shown.country),
    countryCode: folded(known.countryCode),
    city: folded(known.shown.city),
  }));
  const entries = entriesOf(locations);
  const insides = insidesOf(locations);
  const inCodeOrder = indexed.map((_, at) => at);
  const found = (where: TravelLocationWhere): KnownLocation[] => {
    const prefix = searchKey(where.prefix ?? '');
    const wanted = countryFilter(where);
    const best = prefix === '' ? null : bestRanks(entries, insides, prefix);
    const all = (best === null ? inCodeOrder : [...best.keys()]).filter((at) => wanted(indexed[at]));
    const ordered = all.toSorted((one, other) => compare(indexed, best, one, other));
    return ordered.flatMap((at) => indexed[at]?.known ?? []);
  };
  const search = (where: TravelLocationWhere, limit: number): readonly TravelLocation[] =>
    found(where)
      .slice(0, limit)
      .map(({ shown, called }, at) =>
        called && at < suggestionLimits.listed ? { ...shown, called } : shown,
      );
  const kept = new LRUCache<string, readonly TravelLocation[]>({
    maxSize: keptLocations,
    sizeCalculation: (list, asked) => list.length + asked.length,
  });
  const textOf = ({ shown }: KnownLocation) => placeText(shown).slice(0, longestLocationText);
  const ids = new Map(locations.map((known) => [textOf(known), known.shown.id]));
  const byId = new Map(locations.map((known) => [known.shown.id, known]));
  return {
    idOf: (text) => ids.get(text),
    textOf: (id) => {
      const known = byId.get(id);
      return known && textOf(known);
    },
    find: (id) => {
      const known = byId.get(id);
      return known && { ...known.shown, ...(known.called && { called: known.called }) };
    },
    search: (where, limit) => {
      if ((where.prefix ?? '').length > fewLetters) return search(where, limit);
      const asked = JSON.stringify([where.prefix, where.countryPrefix, where.notCountryPrefix, limit]);
      const searched = kept.get(asked) ?? search(where, limit);
      kept.set(asked, searched);
      return searched;
    },
    searchAirports: (where) =>
      found(where)
        .filter(({ kind }) => kind === 'airport')
        .map(({ shown }) => shown),
  };
}

function entriesOf(locations: readonly KnownLocation[]): Entry[] {
  const entries: Entry[] = [];
  locations.forEach(({ shown, kind, otherNames }, location) => {
    const add = (field: TravelLocationField, text: string): void => {
      const rank = kind === 'airport' ? ranks[field] : areaRank;
      if (text !== '') entries.push({ key: searchKey(text), location, rank });
    };
    for (const field of fields) add(field, shown[field]);
    for (const { field, text } of otherNames) if (text !== shown[field]) add(field, text);
    add('iata', cityCodeOf(shown.iata) ?? '');
    if (kind !== 'airport') return;
    for (const written of [
      placeText(shown),
      `${shown.city} ${shown.country}`,
      `${shown.city} ${shown.state}`,
    ])
      add('city', written);
  });
  return inOrder(entries);
}

/** The words inside the names of airports, each with what follows it. */
function insidesOf(locations: readonly KnownLocation[]): Entry[] {
  const rank = { whole: 0, beginning: 0 };
  return inOrder(
    locations.flatMap(({ shown, kind, otherNames }, location) => {
      const names = [
        shown.name,
        ...otherNames.flatMap(({ field, text }) => (field === 'name' ? [text] : [])),
      ];
      const tails = names.flatMap((name) => {
        const words = searchKey(name).split(' ');
        return words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
      });
      return kind === 'airport' ? tails.map((key) => ({ key, location, rank })) : [];
    }),
  );
}

const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));

/** Of what begins so its best rank; where nothing does, of what has a word that begins so. */
function bestRanks(
  entries: readonly Entry[],
  insides: readonly Entry[],
  prefix: string,
): Map<number, number> {
  const begins = ranksIn(entries, prefix);
  return begins.size > 0 || prefix.length < longWord ? begins : ranksIn(insides, prefix);
}

/** Of every location that begins with the prefix somewhere, its best rank. */
function ranksIn(entries: readonly Entry[], prefix: string): Map<number, number> {
  const best = new Map<number, number>();
  for (let at = firstAtOrAfter(entries, prefix); at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry?.key.startsWith(prefix)) break;
    const { whole, beginning } = entry.rank;
    const rank = entry.key === prefix ? whole : beginning;
    const before = best.get(entry.location);
    if (before === undefined || rank < before) best.set(entry.location, rank);
  }
  return best;
}

function firstAtOrAfter(entries: readonly Entry[], prefix: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countryFilter(where: TravelLocationWhere): (location: Indexed | undefined) => boolean {
  const within = folded(where.countryPrefix ?? '');
  const outside = folded(where.notCountryPrefix ?? '');
  const isIn = (location: Indexed, text: string) =>
    location.country.startsWith(text) || location.countryCode === text;
  return (location) =>
    location !== undefined &&
    (within === '' || isIn(location, within)) &&
    (outside === '' || !isIn(location, outside));
}

const isAtHome = ({ countryCode }: Indexed): boolean => countryCode === 'ca';

/** By rank, then larger airports, then those in Canada, then city and code. */
function compare(
  indexed: readonly Indexed[],
  best: ReadonlyMap<number, number> | null,
  oneAt: number,
  otherAt: number,
): number {
  const byRank = (best?.get(oneAt) ?? 0) - (best?.get(otherAt) ?? 0);
  if (byRank !== 0) return byRank;
  const one = indexed[oneAt];
  const other = indexed[otherAt];
  if (!one || !other) return 0;
  if (one.known.weight !== other.known.weight) return one.known.weight - other.known.weight;
  const byHome = Number(isAtHome(other)) - Number(isAtHome(one));
  if (byHome !== 0) return byHome;
  if (one.city !== other.city) return one.city < other.city ? -1 : 1;
  return oneAt - otherAt;
}
