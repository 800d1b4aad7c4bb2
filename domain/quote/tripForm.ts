import { addYears, type IsoDate, isIsoDate } from '../calendar.ts';
import { type FlowTravellerType, toggles } from '../catalogue/travellers.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice, date, text } from '../forms/kinds.ts';
import { coverageDaysProblem } from './coverageDays.ts';
import { datePickerProblem } from './datePicker.ts';
import type { TravellersForm } from './travellersForm.ts';
import { longestLocationText, oldestAge } from './limits.ts';
import { place } from './placeKind.ts';
import type { CoverageDaysProblem, DateProblem, LocationProblem } from './problems.ts';

export type TripProblem = LocationProblem | DateProblem | CoverageDaysProblem | 'unprintable';

const of =
  (type: FlowTravellerType) =>
  ({ facts }: { facts: TravellersForm }) =>
    facts.flowTravellerType === type;
const dayOf = (typed: string): IsoDate | undefined => (isIsoDate(typed) ? typed : undefined);

/** [WG-012] Nobody's education began longer before the trip than the oldest age that is insured, in years. */
const earliestEducation = (departureDate: string): IsoDate | undefined =>
  isIsoDate(departureDate) ? addYears(departureDate, -oldestAge) : undefined;

/** [TD-022] [TD-026] [TD-027] [TD-028] The trip-details step; the traveller details say which fields are asked. */
export const tripDetailsForm = defineForm<TravellersForm, TripProblem>()({
  departure: { is: place, required: true },
  destination: { is: place, required: true },
  schoolName: {
    is: text({ cut: longestLocationText, isPrinted: true }),
    asked: of('STUDENT'),
    required: true,
  },
  schoolCity: {
    is: text({ cut: longestLocationText, isPrinted: true }),
    asked: of('STUDENT'),
    required: true,
  },
  educationStartDate: {
    is: date({ malformed: 'invalid_date' }),
    asked: of('STUDENT'),
    required: true,
    judge: (day, { facts }) =>
      datePickerProblem(day, { required: true, minimum: earliestEducation(facts.departureDate) }),
  },
  educationEndDate: {
    is: date({ malformed: 'invalid_date' }),
    asked: of('STUDENT'),
    required: true,
    judge: (day, { form }) =>
      datePickerProblem(day, { required: true, after: dayOf(form.educationStartDate) }),
  },
  arrivalDate: {
    is: date({ malformed: 'invalid_date' }),
    asked: of('VISITOR_TO_CANADA'),
    required: true,
    judge: (day, { facts }) =>
      datePickerProblem(day, {
        required: true,
        after: dayOf(facts.departureDate),
        before: dayOf(facts.returnDate),
      }),
  },
  isSuperVisa: { is: choice(toggles), asked: of('VISITOR_TO_CANADA'), required: true },
  existingCoverageDays: {
    is: text({ mask: { digits: 3 } }),
    asked: of('TOP_UP'),
    required: true,
    judge: (days, { facts }) => coverageDaysProblem(days, facts),
  },
});
export type TripForm = ValuesIn<typeof tripDetailsForm>;

/** The form as it opens: the places of the traveller details are known, nothing is asked twice. */
export function emptyTripForm({ departure, destination }: TravellersForm): TripForm {
  return { ...tripDetailsForm.empty, departure, destination };
}

/** The step as it opens for the first time: a visitor arrives on the day of departure, until another one is typed. */
export function openingTripForm(travellers: TravellersForm): TripForm {
  const { flowTravellerType, departureDate } = travellers;
  const arrivalDate = flowTravellerType === 'VISITOR_TO_CANADA' ? departureDate : '';
  return { ...emptyTripForm(travellers), arrivalDate };
}
