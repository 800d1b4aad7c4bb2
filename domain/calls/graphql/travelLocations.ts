import type { TravelLocation } from '../../quote/forms.ts';

export type TravelLocationField = 'iata' | 'name' | 'city' | 'state' | 'country';

/** [TD-016] [TD-019] to [TD-021] Every condition that is given must hold; case and accents do not matter. */
export type TravelLocationWhere = {
  /** Beginning of iata, name, city, state or country. */
  prefix?: string;
  /** Beginning of the country, by name or code. */
  countryPrefix?: string;
  /** Locations in countries that begin so are left out. */
  notCountryPrefix?: string;
};

export type TravelLocationVariables = {
  where?: TravelLocationWhere;
  /** One location for each value of the field. */
  groupBy?: TravelLocationField;
  /** [TD-018] At most 1000. */
  limit?: number;
};

/** [TD-014] [TD-015] Locations, best match first, in the language of the call, with what other languages call them. */
export const travelLocationsDocument = `query TravelLocations($where: TravelLocationWhere, $groupBy: TravelLocationField, $limit: Int) {
  travelLocations(where: $where, groupBy: $groupBy, limit: $limit) { id iata name city state country called }
}`;

export type TravelLocationsData = { travelLocations: TravelLocation[] };

export type DistinctTravelLocationVariables = {
  field: TravelLocationField;
  where?: TravelLocationWhere;
  limit?: number;
};

/** [TD-017] One location for each value of a field, in the order of that value. */
export const distinctTravelLocationsDocument = `query DistinctTravelLocations($field: TravelLocationField!, $where: TravelLocationWhere, $limit: Int) {
  distinctTravelLocations(field: $field, where: $where, limit: $limit) { id iata name city state country }
}`;
