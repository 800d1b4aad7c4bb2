import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';

/** A traveller of 40 whose trip cost 1,000 dollars; what is given replaces that. */
export function travellerOf(changed: Partial<QuotedPax>): QuotedPax {
  return { referenceNumber: '1', age: 40, tripCost: 1_000, ...changed };
}

/** Ten days abroad from 1 July 2026 for one Canadian; what is given replaces that. */
export function quoteBodyOf(changed: Partial<QuoteBody>): QuoteBody {
  return {
    organizationCode: 'CM',
    flowTravellerType: 'TRAVELLING_CANADIANS',
    travellerType: 'SINGLE',
    applicationDate: '2026-06-15',
    tripInformation: {
      startDate: '2026-07-01',
      endDate: '2026-07-10',
      tripBookingDate: '2026-06-01',
      tripType: 'SINGLE',
      provinceOfResidence: 'QC',
      travellingWithinCanada: false,
      countryOfResidence: 'CA',
    },
    paxes: [travellerOf({})],
    ...changed,
  };
}

/** A visit to Canada of a month by somebody of 63. */
export function visitBody(isSuperVisa: boolean): QuoteBody {
  const { tripInformation } = quoteBodyOf({});
  return quoteBodyOf({
    flowTravellerType: 'VISITOR_TO_CANADA',
    tripInformation: {
      ...tripInformation,
      endDate: '2026-07-30',
      travellingWithinCanada: true,
      countryOfResidence: 'international',
      arrivalDate: '2026-07-01',
      isSuperVisa,
    },
    paxes: [travellerOf({ age: 63 })],
  });
}
