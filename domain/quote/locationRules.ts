import type { Toggle } from '../catalogue/travellers.ts';
import type { Language } from '../locales.ts';
import type { LocationEntry, TravelLocation } from './forms.ts';
import { longestLocationText, suggestionLimits } from './limits.ts';
import { homeCountry, otherCountry, type Residence, residenceOf } from './residence.ts';

export type LocationField = 'departure' | 'destination';

/**
 * Which locations a field may offer. `countryPrefix` is a country code that the search is narrowed by, `inCanada`
 * whether a location must or must not be in Canada; null does not limit.
 */
export type LocationRule = { countryPrefix: string | null; inCanada: boolean | null };

export const noLocation: LocationEntry = { text: '', chosen: null };

/** [TD-019] The country of residence says where a trip departs; an empty one does not limit. */
export function departureRule(country: string): LocationRule {
  if (country === '') return { countryPrefix: null, inCanada: null };
  return { countryPrefix: country, inCanada: country === homeCountry };
}

/** [TD-020] [TD-021] */
export function destinationRule(travelOutsideCanada: Toggle | ''): LocationRule {
  return {
    countryPrefix: null,
    inCanada: travelOutsideCanada === '' ? null : travelOutsideCanada === 'false',
  };
}

/** [TD-019] [TD-020] [TD-021] What a place field lists. Who lives abroad and did not say where departs from anywhere. */
export function locationRuleOf(
  form: Residence & { travelOutsideCanada: Toggle | '' },
  field: LocationField,
): LocationRule {
  if (field === 'destination') return destinationRule(form.travelOutsideCanada);
  const isUnknown = form.country === homeCountry || form.country === otherCountry;
  const livesSomewhereElse = residenceOf(form) === 'international' && isUnknown;
  return departureRule(livesSomewhereElse ? '' : form.country);
}

const canada = /^ca(nada)?$/i;

/** Countries come by name in the language of the search, and Canada has one name in both. */
export function isInCanada(location: TravelLocation): boolean {
  return canada.test(location.country);
}

/** Whether a field with this rule may offer or hold a location. */
export function isAllowed(location: TravelLocation, rule: LocationRule): boolean {
  return rule.inCanada === null || isInCanada(location) === rule.inCanada;
}

/** [TD-018] [TD-019] [TD-020] [TD-021] What is listed of the locations found. */
export function listable(locations: readonly TravelLocation[], rule: LocationRule): TravelLocation[] {
  return locations.filter((location) => isAllowed(location, rule)).slice(0, suggestionLimits.listed);
}

/** [TD-023] An entry after its rule changed: a chosen place that is no longer allowed is cleared. */
export function keptUnder(entry: LocationEntry, rule: LocationRule): LocationEntry {
  return entry.chosen === null || isAllowed(entry.chosen, rule) ? entry : noLocation;
}

/** [TD-013] A location as typed; what goes beyond the longest text is dropped. */
export function typedLocation(text: string): LocationEntry {
  return { text: text.slice(0, longestLocationText), chosen: null };
}

/** [TD-011] A location picked from the suggestions, with its text: code, airport, country; of a country or region its name. */
export function chosenLocation(location: TravelLocation): LocationEntry {
  return { text: placeText(location), chosen: location };
}

/** What a location is called in a field, on the wire and in documents. */
export function placeText({ iata, name, country }: TravelLocation): string {
  return iata === '' ? name : `${iata}, ${name}, ${country}`;
}

/** A chosen place in a language, whatever the language it was chosen in; typed text stays as it is. */
export function placeIn({ text, chosen }: LocationEntry, language: Language): string {
  return chosen === null ? text : placeText(calledIn(chosen, language));
}

/** The same without airport: the city or the country or region. */
export function shortPlaceIn({ text, chosen }: LocationEntry, language: Language): string {
  if (chosen === null) return text;
  const { city, country } = calledIn(chosen, language);
  return [city, country].filter(Boolean).join(', ');
}

function calledIn(location: TravelLocation, language: Language): TravelLocation {
  return { ...location, ...location.called?.[language] };
}

/** A location in a list: the text that choosing it gives, and what is read there, the city first. */
export function suggestionOf(location: TravelLocation): {
  id: string;
  label: string;
  shown: string;
  more: string;
} {
  const { id, iata, name, city, state, country } = location;
  const label = placeText(location);
  if (iata === '') return { id, label, shown: name, more: '' };
  const where = [state, country].filter(Boolean).join(', ');
  return { id, label, shown: `${city || name} (${iata})`, more: `${where} · ${name}` };
}
