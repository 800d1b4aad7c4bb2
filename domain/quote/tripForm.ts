import type { FlowTravellerType } from '../catalogue/travellers.ts';
import type { TravellersForm, TripForm } from './forms.ts';
import { longestLocationText } from './limits.ts';

export type TripField = keyof TripForm;
export type TripTextField = Exclude<TripField, 'departure' | 'destination' | 'isSuperVisa'>;
export type TripDateField = 'educationStartDate' | 'educationEndDate' | 'arrivalDate';

const everybody: readonly TripField[] = ['departure', 'destination'];

const fieldsOfType: Record<FlowTravellerType, readonly TripField[]> = {
  TRAVELLING_CANADIANS: everybody,
  TOP_UP: [...everybody, 'existingCoverageDays'],
  STUDENT: [...everybody, 'schoolName', 'schoolCity', 'educationStartDate', 'educationEndDate'],
  VISITOR_TO_CANADA: [...everybody, 'arrivalDate', 'isSuperVisa'],
};

/** [TD-026] [TD-027] [TD-028] The fields that the step asks a traveller type for, in the order of the screen. */
export function tripFieldsOf(type: FlowTravellerType): readonly TripField[] {
  return fieldsOfType[type];
}

/** [WG-051] [WG-054] A text as it is kept: what goes beyond the longest one is dropped. */
export function typedTripText(field: TripTextField, text: string): string {
  return field === 'schoolName' || field === 'schoolCity' ? text.slice(0, longestLocationText) : text;
}

/** The form as it opens: the places of the traveller details are known, nothing is asked twice. */
export function emptyTripForm({ departure, destination }: TravellersForm): TripForm {
  return {
    departure,
    destination,
    schoolName: '',
    schoolCity: '',
    educationStartDate: '',
    educationEndDate: '',
    arrivalDate: '',
    isSuperVisa: '',
    existingCoverageDays: '',
  };
}
