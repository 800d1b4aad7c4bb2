import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import type { Locations } from '../locations/locations.ts';
import type { Printer } from './printer.ts';

/** What names a place in a language. */
export type PlaceNames = Pick<Locations, 'named'>;

/** A policy whose destination is named in a language, whatever language it was chosen in. */
export async function namingDestination(
  record: PolicyRecord,
  language: Language,
  places: PlaceNames,
): Promise<PolicyRecord> {
  const { destinationName } = record.tripInformation;
  if (typeof destinationName !== 'string') return record;
  const named = await places.named(destinationName, language);
  return { ...record, tripInformation: { ...record.tripInformation, destinationName: named } };
}

/** A printer whose policies name the destination in the language of the document. */
export function namingPlaces(printer: Printer, places: PlaceNames): Printer {
  return {
    async policyPdf(document) {
      const record = await namingDestination(document.record, document.language, places);
      return printer.policyPdf({ ...document, record });
    },
    quotePdf: (document) => printer.quotePdf(document),
    planPdf: (paper) => printer.planPdf(paper),
    close: () => printer.close(),
  };
}
