import type { OtherLocationNames, TravelLocation } from '#domain/quote/forms.ts';

/** A travel location in one language, with what a search needs beside what it answers. */
export type KnownLocation = {
  shown: TravelLocation;
  called?: OtherLocationNames;
  kind: 'airport' | 'country' | 'region';
  countryCode: string;
  weight: number;
  /** Further names that find it: in French, those of its own country's language. */
  otherNames: readonly { field: 'name' | 'city' | 'state' | 'country'; text: string }[];
};
