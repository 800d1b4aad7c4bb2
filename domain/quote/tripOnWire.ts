import type { IsoDate } from '../calendar.ts';
import type { TripInformation } from '../calls/shapes/tripInformation.ts';
import type { FlowTravellerType, StudentType, TripType } from '../catalogue/travellers.ts';
import { topUpStart } from '../productRules/topUp.ts';
import type { ProvinceCode } from '../provinces.ts';
import type { TravellersForm } from './travellersForm.ts';
import { longestLocationText } from './limits.ts';
import { coverageDaysOf } from './coverageDays.ts';
import { emptyTripForm, type TripForm } from './tripForm.ts';
import { residenceOf, staysInCanada } from './residence.ts';

/** [TD-004] Keys of the kinds of trip on the screens. */
export type TripKey = 'single' | 'multi' | 'addon';

/** [TD-004] A top-up is an add-on to a plan that exists. */
export function tripKeyOf({ flowTravellerType, multiTrip }: TravellersForm): TripKey {
  if (flowTravellerType === 'TOP_UP') return 'addon';
  return multiTrip === 'true' ? 'multi' : 'single';
}

/** [TD-002] [TD-005] */
export function tripTypeOf({ multiTrip }: TravellersForm): TripType {
  return multiTrip === 'true' ? 'MULTIPLE' : 'SINGLE';
}

/** Which words the fields of a trip have: of a kind of student or traveller, of a stay in Canada, of how often it goes. */
type TripKind = StudentType | FlowTravellerType | 'STAY' | TripType;

/** What a trip is, by which its fields have words of their own; the first that has any counts. */
export function tripKindsOf(travellers: TravellersForm): readonly TripKind[] {
  const { flowTravellerType, studentType } = travellers;
  return [
    ...(flowTravellerType === 'STUDENT' && studentType !== '' ? [studentType] : []),
    flowTravellerType,
    ...(staysInCanada(travellers) ? ['STAY' as const] : []),
    tripTypeOf(travellers),
  ];
}

/** [TD-011] Reads code, airport and country, in this order, from one comma-separated text; null when it holds fewer. */
export function furthestDestinationOf(text: string): TripInformation['furthestDestination'] | null {
  const parts = text.split(',').map((part) => part.trim());
  const [iata, country] = [parts[0], parts.at(-1)];
  if (parts.length < 3 || !iata || !country) return null;
  return { iata, airportName: parts.slice(1, -1).join(', '), country };
}

/** [TD-024] The first day to cover; of a top-up, the day after the last one of the existing plan. */
export function coverageStart(travellers: TravellersForm, trip: TripForm | null): IsoDate {
  const existing =
    travellers.flowTravellerType === 'TOP_UP' ? coverageDaysOf(trip?.existingCoverageDays ?? '') : null;
  return topUpStart(travellers.departureDate, existing ?? 0);
}

/**
 * [TD-001] [TD-003] [TD-005] to [TD-011] [CP-018] What the wire says of a complete form. Without a trip form, or
 * where a field of it is empty, the fields that only the trip details know are left out.
 */
export function toTripInformation(
  travellers: TravellersForm,
  trip: TripForm | null,
  applicationDate: IsoDate,
): TripInformation {
  const form = trip ?? emptyTripForm(travellers);
  const { startDate, endDate } = datesOf(travellers);
  return {
    startDate,
    endDate,
    tripBookingDate: travellers.bookingDate,
    applicationDate,
    tripType: tripTypeOf(travellers),
    provinceOfResidence: travellers.province as ProvinceCode,
    travellingWithinCanada: travellers.travelOutsideCanada !== 'true',
    countryOfResidence: residenceOf(travellers),
    ...placesOf(form),
    ...fieldsOfKind(travellers, form),
  };
}

/** [TD-006] The end of a multi-trip is the return date that multi-trip set, of any other trip the one typed. */
function datesOf(travellers: TravellersForm): { startDate: IsoDate; endDate: IsoDate } {
  const { returnDate, returnDateMultiTrip } = documentDates(travellers);
  const endDate = travellers.multiTrip === 'true' ? returnDateMultiTrip : returnDate;
  return { startDate: travellers.departureDate, endDate };
}

/** [TD-006] The dates under the documents' names: the return date shown with multi-trip on is returnDateMultiTrip. */
export function documentDates({ departureDate, returnDate, bookingDate, multiTrip }: TravellersForm) {
  const isMultiTrip = multiTrip === 'true';
  return {
    bookingDate,
    departureDate,
    returnDate: isMultiTrip ? '' : returnDate,
    returnDateMultiTrip: isMultiTrip ? returnDate : '',
  };
}

function placesOf({ departure, destination }: TripForm): Partial<TripInformation> {
  const furthest = destination.chosen ? furthestDestinationOf(destination.text) : null;
  return {
    ...(departure.text && { departureLocation: departure.text }),
    ...(destination.text && { destinationName: destination.text.slice(0, longestLocationText) }),
    ...(destination.chosen && { destinationCountry: destination.chosen.country }),
    ...(furthest && { furthestDestination: furthest }),
  };
}

/** [CP-018] [TD-026] [TD-027] [TD-028] What only a student, a visitor or a top-up is asked. */
export function fieldsOfKind(travellers: TravellersForm, form: TripForm): Partial<TripInformation> {
  const { startDate, endDate } = datesOf(travellers);
  switch (travellers.flowTravellerType) {
    case 'TRAVELLING_CANADIANS':
      return {};
    case 'TOP_UP': {
      const days = coverageDaysOf(form.existingCoverageDays);
      if (days === null) return {};
      return {
        tripStartDate: startDate,
        existingCoverageDays: days,
        effectiveDate: coverageStart(travellers, form),
      };
    }
    case 'STUDENT':
      return filled({
        schoolName: form.schoolName.trim(),
        schoolCity: form.schoolCity.trim(),
        educationStartDate: form.educationStartDate,
        educationEndDate: form.educationEndDate,
      });
    case 'VISITOR_TO_CANADA':
      return {
        ...filled({ arrivalDate: form.arrivalDate }),
        leavingDate: endDate,
        ...(form.isSuperVisa && { isSuperVisa: form.isSuperVisa === 'true' }),
      };
  }
}

function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) as Partial<Fields>;
}
