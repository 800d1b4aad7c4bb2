import * as z from 'zod';
import { tripTypes } from '../../catalogue/travellers.ts';
import { provinceCodes } from '../../provinces.ts';
import { isoDate, refuseCardNumberIn, refuseUnprintableIn, shortText } from './text.ts';

/** [TD-011] */
export const furthestDestination = z.strictObject({
  iata: z.string().regex(/^[A-Z0-9]{3}$/),
  airportName: refuseCardNumberIn(z.string().max(120)),
  country: refuseCardNumberIn(z.string().max(80)),
});

/** [TD-001] What is known of a trip; only the fields of the traveller type are sent ([CP-018]). */
export const tripInformation = z.strictObject({
  startDate: isoDate,
  effectiveDate: isoDate.optional(),
  endDate: isoDate,
  tripStartDate: isoDate.optional(),
  leavingDate: isoDate.optional(),
  educationStartDate: isoDate.optional(),
  educationEndDate: isoDate.optional(),
  tripBookingDate: isoDate,
  applicationDate: isoDate.optional(),
  arrivalDate: isoDate.optional(),
  tripType: z.enum(tripTypes),
  provinceOfResidence: z.enum(provinceCodes),
  travellingWithinCanada: z.boolean(),
  countryOfResidence: z.enum(['CA', 'international']),
  existingCoverageDays: z.int().min(0).max(365).optional(),
  destinationCountry: refuseCardNumberIn(z.string().max(80)).optional(),
  destinationName: shortText.optional(),
  departureLocation: refuseCardNumberIn(z.string().max(200)).optional(),
  furthestDestination: furthestDestination.optional(),
  isSuperVisa: z.boolean().optional(),
  schoolName: refuseUnprintableIn(shortText).optional(),
  schoolCity: refuseUnprintableIn(shortText).optional(),
});
export type TripInformation = z.output<typeof tripInformation>;
