import { addYears, type IsoDate, isIsoDate, tripDays } from '../calendar.ts';
import { datePickerProblem } from './datePicker.ts';
import type { TravellersForm, TripForm } from './forms.ts';
import { coverageDayLimits, oldestAge } from './limits.ts';
import { locationProblem } from './locationRules.ts';
import type { CoverageDaysProblem, DateProblem, LocationProblem } from './problems.ts';
import { type TripField, tripFieldsOf } from './tripForm.ts';

export type TripProblem = LocationProblem | DateProblem | CoverageDaysProblem;

const digits = /^\d+$/;
const emptyIsMissing = (text: string): 'required' | null => (text.trim() === '' ? 'required' : null);

/** The days of the plan to be topped up, or null when the text says none. */
export function coverageDaysOf(text: string): number | null {
  return digits.test(text) ? Number(text) : null;
}

/** [TD-028] A top-up adds days to a plan that ends before the trip does. */
export function coverageDaysProblem(
  text: string,
  { departureDate, returnDate }: Pick<TravellersForm, 'departureDate' | 'returnDate'>,
): CoverageDaysProblem | null {
  if (text === '') return 'required';
  const days = coverageDaysOf(text);
  if (days === null) return 'daysInvalid';
  if (days < coverageDayLimits.minimum) return 'daysLt';
  if (days > coverageDayLimits.maximum) return 'daysGt';
  const tripIsKnown = isIsoDate(departureDate) && isIsoDate(returnDate);
  return tripIsKnown && days >= tripDays(departureDate, returnDate) ? 'daysCoverTrip' : null;
}

/** [WG-012] Nobody's education began longer before the trip than the oldest age that is insured, in years. */
const earliestEducation = (departureDate: string): IsoDate | undefined =>
  isIsoDate(departureDate) ? addYears(departureDate, -oldestAge) : undefined;

type Rule = (form: TripForm, travellers: TravellersForm) => TripProblem | null;

const rules: Record<TripField, Rule> = {
  departure: ({ departure }) => locationProblem(departure),
  destination: ({ destination }) => locationProblem(destination),
  schoolName: ({ schoolName }) => emptyIsMissing(schoolName),
  schoolCity: ({ schoolCity }) => emptyIsMissing(schoolCity),
  educationStartDate: ({ educationStartDate }, { departureDate }) =>
    datePickerProblem(educationStartDate, { required: true, minimum: earliestEducation(departureDate) }),
  educationEndDate: ({ educationStartDate, educationEndDate }) =>
    datePickerProblem(educationEndDate, {
      required: true,
      after: isIsoDate(educationStartDate) ? educationStartDate : undefined,
    }),
  arrivalDate: ({ arrivalDate }, { departureDate, returnDate }) =>
    datePickerProblem(arrivalDate, {
      required: true,
      after: isIsoDate(departureDate) ? departureDate : undefined,
      before: isIsoDate(returnDate) ? returnDate : undefined,
    }),
  isSuperVisa: ({ isSuperVisa }) => emptyIsMissing(isSuperVisa),
  existingCoverageDays: ({ existingCoverageDays }, travellers) =>
    coverageDaysProblem(existingCoverageDays, travellers),
};

/** [TD-022] [TD-026] [TD-027] [TD-028] What is wrong with a field, or null; a field that is not asked has no problem. */
export function tripProblemAt(
  field: TripField,
  form: TripForm,
  travellers: TravellersForm,
): TripProblem | null {
  return tripFieldsOf(travellers.flowTravellerType).includes(field) ? rules[field](form, travellers) : null;
}

export function tripIsComplete(form: TripForm, travellers: TravellersForm): boolean {
  const asked = tripFieldsOf(travellers.flowTravellerType);
  return asked.every((field) => rules[field](form, travellers) === null);
}

/** The fields whose problem may be another one after a field changed. */
export function tripFieldsAffectedBy(changed: TripField): readonly TripField[] {
  return changed === 'educationStartDate' ? ['educationStartDate', 'educationEndDate'] : [changed];
}
