import type { TripInformation } from '#domain/calls/shapes/tripInformation.ts';
import type { PolicyWords } from './policyWords.ts';
import type { TaggedPdf } from './taggedPdf.ts';

/** What documents print of a trip; [TD-026] [TD-027] the school of a student and the arrival of a visitor with it. */
export type PrintedTrip = Partial<
  Pick<
    TripInformation,
    | 'tripType'
    | 'startDate'
    | 'endDate'
    | 'destinationName'
    | 'schoolName'
    | 'schoolCity'
    | 'educationStartDate'
    | 'educationEndDate'
    | 'arrivalDate'
    | 'isSuperVisa'
  >
>;

/** The trip under its heading. */
export function tripRows(
  pdf: TaggedPdf,
  { text, date }: Pick<PolicyWords, 'text' | 'date'>,
  trip: PrintedTrip,
): void {
  const { educationStartDate: from, educationEndDate: to } = trip;
  const kind = trip.tripType === 'MULTIPLE' ? '.MULTIPLE' : '';
  const school = [trip.schoolName, trip.schoolCity].filter(Boolean).join(', ');
  pdf.heading(text('policy.trip'));
  if (trip.startDate) pdf.row(text(`policy.startDate${kind}`), date(trip.startDate));
  if (trip.endDate) pdf.row(text(`policy.endDate${kind}`), date(trip.endDate));
  if (trip.destinationName) pdf.row(text(`policy.destination${kind}`), trip.destinationName);
  if (school !== '') pdf.row(text('policy.school'), school);
  if (from && to) {
    pdf.row(text('policy.studies'), text('policy.period.days', { from: date(from), to: date(to) }));
  }
  if (trip.arrivalDate) pdf.row(text('policy.arrival'), date(trip.arrivalDate));
  if (trip.isSuperVisa) pdf.row(text('policy.superVisa'), text('policy.superVisa.yes'));
}
