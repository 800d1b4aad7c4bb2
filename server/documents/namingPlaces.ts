import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import type { Locations } from '../locations/locations.ts';
import type { Printer } from './printer.ts';

/** What names a place in a language. */
export type PlaceNames = Pick<Locations, 'named'>;

/** What the destination of a policy is called in each language; null where none was asked for. */
export async function destinationNames(
  { tripInformation: { destinationName } }: PolicyRecord,
  places: PlaceNames,
): Promise<Record<Language, string> | null> {
  if (typeof destinationName !== 'string') return null;
  return { en: await places.named(destinationName, 'en'), fr: await places.named(destinationName, 'fr') };
}

/** A policy whose destination is named in a language, whatever language it was chosen in. */
export async function namingDestination(
  record: PolicyRecord,
  language: Language,
  places: PlaceNames,
): Promise<PolicyRecord> {
  const names = await destinationNames(record, places);
  if (names === null) return record;
  return { ...record, tripInformation: { ...record.tripInformation, destinationName: names[language] } };
}

/** A printer whose policies name the destination in the language of the document. */
export function namingPlaces(printer: Printer, places: PlaceNames): Printer {
  return {
    async policyPdf(document, isFor) {
      const record = await namingDestination(document.record, document.language, places);
      return printer.policyPdf({ ...document, record }, isFor);
    },
    quotePdf: (document, isFor) => printer.quotePdf(document, isFor),
    planPdf: (paper) => printer.planPdf(paper),
    close: () => printer.close(),
  };
}
