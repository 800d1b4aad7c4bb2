import { tripDays } from '#domain/calendar.ts';
import { coverageDayLimits } from '#domain/quote/limits.ts';
import { tripDetailsForm } from '#domain/quote/tripForm.ts';
import { tripKindsOf } from '#domain/quote/tripOnWire.ts';
import type { TripDetailsContext } from '#machines/tripDetails/tripDetails.types.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { placeEntryOf } from '../places/placeEntryOf.tsx';

const fields = formFields(tripDetailsForm, {
  room: 'tripDetails',
  facts: ({ travellers }: TripDetailsContext) => travellers,
  values: ({ facts, travellers: { departureDate, returnDate } }, formats) => ({
    today: formats.formDay(facts.today),
    from: formats.date(departureDate),
    to: formats.date(returnDate),
    minimumDays: coverageDayLimits.minimum,
    maximumDays: coverageDayLimits.maximum,
    tripDays: tripDays(departureDate, returnDate),
  }),
  kinds: ({ travellers }) => tripKindsOf(travellers),
  masks: maskOf,
});

/** The fields of the trip-details step. */
export const TripFields = { ...fields, Place: placeEntryOf(fields) };
