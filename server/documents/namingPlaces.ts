import type { Locations } from '../locations/locations.ts';
import type { Printer } from './printer.ts';

/** A printer whose documents name the destination in their own language, whatever language it was chosen in. */
export function namingPlaces(printer: Printer, locations: Pick<Locations, 'named'>): Printer {
  return {
    async policyPdf(document) {
      const { record, language } = document;
      const { destinationName } = record.tripInformation;
      if (typeof destinationName !== 'string') return printer.policyPdf(document);
      const tripInformation = {
        ...record.tripInformation,
        destinationName: await locations.named(destinationName, language),
      };
      return printer.policyPdf({ ...document, record: { ...record, tripInformation } });
    },
    async quotePdf(document) {
      const destination = await locations.named(document.destination, document.language);
      return printer.quotePdf({ ...document, destination });
    },
    planPdf: (paper) => printer.planPdf(paper),
    close: () => printer.close(),
  };
}
