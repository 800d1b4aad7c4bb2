import type { IsoDate } from '../calendar.ts';
import { familyAgeProblem, familyGroupProblem } from './familyRules.ts';
import type { TravellerRow, TravellersForm } from './forms.ts';
import type { Judged } from '../forms/judged.ts';
import type { QuickQuoteLimits } from './limits.ts';
import { locationProblem } from './locationRules.ts';
import type { LocationProblem, QuickQuoteProblem } from './problems.ts';
import {
  ageOf,
  ageProblem,
  bookingDateProblem,
  departureDateProblem,
  returnDateProblem,
  tripCostProblem,
} from './travellerRules.ts';
import { asksForStudentType } from './travellersForm.ts';

export type RowField = 'age' | 'tripCost';
export type TravellersField = Exclude<keyof TravellersForm, 'travellers'>;

/** What a problem stands at: a field, or a field of one row such as `age.pax-2`. */
export type TravellersKey = TravellersField | `${RowField}.${string}`;
export type TravellersProblem = QuickQuoteProblem | LocationProblem;

export type TravellersProblems = Judged<TravellersKey, TravellersProblem>;

/** What the rules measure with besides the form. */
export type Yardstick = { today: IsoDate; limits: QuickQuoteLimits };

/** The fields of the form without its rows, in the order of the screen. */
const topFields: readonly TravellersField[] = [
  'flowTravellerType',
  'studentType',
  'country',
  'province',
  'travelOutsideCanada',
  'multiTrip',
  'departure',
  'destination',
  'departureDate',
  'returnDate',
  'bookingDate',
  'familyPlans',
];

/** Every key of a form in the order of the screen. */
export function travellersKeys(form: TravellersForm): TravellersKey[] {
  return [...topFields, ...form.travellers.flatMap(({ id }) => [`age.${id}`, `tripCost.${id}`] as const)];
}

const emptyIsMissing = (text: string): 'required' | null => (text === '' ? 'required' : null);

const fieldRules: Record<
  TravellersField,
  (form: TravellersForm, yardstick: Yardstick) => TravellersProblem | null
> = {
  flowTravellerType: () => null,
  studentType: (form) => (asksForStudentType(form) ? emptyIsMissing(form.studentType) : null),
  country: (form) => emptyIsMissing(form.country),
  province: (form) => emptyIsMissing(form.province),
  bookingDate: (form, { today }) => bookingDateProblem(form.bookingDate, today),
  travelOutsideCanada: (form) => emptyIsMissing(form.travelOutsideCanada),
  multiTrip: (form) => emptyIsMissing(form.multiTrip),
  departureDate: (form, { today }) => departureDateProblem(form.departureDate, form.returnDate, today),
  returnDate: (form) =>
    form.multiTrip === 'true' && form.returnDate === ''
      ? null
      : returnDateProblem(form.returnDate, form.departureDate),
  departure: (form) => locationProblem(form.departure),
  destination: (form) => locationProblem(form.destination),
  familyPlans: (form) => {
    if (form.familyPlans !== 'true') return emptyIsMissing(form.familyPlans);
    return familyGroupProblem(form.travellers.map(({ age }) => ageOf(age)));
  },
};

/** What is wrong at a key, or null. A row that is not there has no problem. */
export function travellersProblemAt(
  key: TravellersKey,
  form: TravellersForm,
  yardstick: Yardstick,
): TravellersProblem | null {
  const row = rowKey(key);
  if (row === null) return fieldRules[key as TravellersField](form, yardstick);
  const traveller = form.travellers.find(({ id }) => id === row.id);
  if (!traveller) return null;
  if (row.field === 'tripCost') return tripCostProblem(traveller.tripCost, yardstick.limits);
  return ageProblem(traveller.age, yardstick.limits) ?? familyProblemOf(traveller, form);
}

export function travellersAreComplete(form: TravellersForm, yardstick: Yardstick): boolean {
  return travellersKeys(form).every((key) => travellersProblemAt(key, form, yardstick) === null);
}

/** The keys whose problem may be another one after a field changed. */
export function keysAffectedBy(changed: TravellersKey, form: TravellersForm): readonly TravellersKey[] {
  const row = rowKey(changed);
  if (row !== null) return row.field === 'age' && form.familyPlans === 'true' ? familyKeys(form) : [changed];
  switch (changed) {
    case 'flowTravellerType':
      return ['flowTravellerType', 'studentType'];
    case 'country':
      return ['country', 'travelOutsideCanada', 'destination'];
    case 'travelOutsideCanada':
      return ['travelOutsideCanada', 'destination'];
    case 'departureDate':
    case 'returnDate':
      return ['departureDate', 'returnDate'];
    case 'multiTrip':
      return ['multiTrip', 'departureDate', 'returnDate'];
    case 'familyPlans':
      return familyKeys(form);
    default:
      return [changed];
  }
}

/** [QQ-038] The keys that the family rules judge together. */
export function familyKeys(form: TravellersForm): readonly TravellersKey[] {
  return ['familyPlans', ...form.travellers.map(({ id }) => `age.${id}` as const)];
}

function familyProblemOf(traveller: TravellerRow, form: TravellersForm): QuickQuoteProblem | null {
  const age = ageOf(traveller.age);
  if (form.familyPlans !== 'true' || age === null) return null;
  const primary = form.travellers[0];
  return familyAgeProblem(age, primary ? ageOf(primary.age) : null);
}

function rowKey(key: TravellersKey): { field: RowField; id: string } | null {
  const [field, id] = key.split('.') as [string, string | undefined];
  return id === undefined ? null : { field: field as RowField, id };
}
