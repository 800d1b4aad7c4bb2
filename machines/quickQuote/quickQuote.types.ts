import type { FlowTravellerType, StudentType, Toggle } from '#domain/catalogue/travellers.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import type { FlowFacts, TravellersForm, TravelLocation } from '#domain/quote/forms.ts';
import type { LocationField } from '#domain/quote/locationRules.ts';
import type { RowField, TravellersProblems } from '#domain/quote/travellersProblems.ts';
import type { StepKey } from '#domain/quote/steps.ts';

export type DateField = 'bookingDate' | 'departureDate' | 'returnDate';

/** A field whose value is chosen, with what can be chosen. */
export type Choice =
  | { field: 'flowTravellerType'; value: FlowTravellerType }
  | { field: 'studentType'; value: StudentType }
  | { field: 'country'; value: string }
  | { field: 'province'; value: ProvinceCode }
  | { field: 'travelOutsideCanada' | 'multiTrip' | 'familyPlans'; value: Toggle };

export type TypedDate = { field: DateField; text: string };
export type TypedRow = { traveller: string; field: RowField; text: string };
export type TypedLocation = { field: LocationField; text: string };
export type ChosenLocation = { field: LocationField; location: TravelLocation };

export type QuickQuoteEvent =
  | ({ type: 'person.type' } & TypedDate)
  | ({ type: 'person.typeTraveller' } & TypedRow)
  | ({ type: 'person.typeLocation' } & TypedLocation)
  | ({ type: 'person.chooseLocation' } & ChosenLocation)
  | { type: 'person.closeList'; field: LocationField }
  | ({ type: 'person.choose' } & Choice)
  | { type: 'person.leaveField'; field: DateField }
  | { type: 'person.addTraveller' }
  | { type: 'person.removeTraveller'; traveller: string }
  | { type: 'person.continue' }
  | { type: 'parent.leave'; towards: StepKey };

export type QuickQuoteInput = { form: TravellersForm | null; facts: FlowFacts };

export type QuickQuoteContext = {
  form: TravellersForm;
  facts: FlowFacts;
  /** What is shown at the fields; see `Judged`. */
  problems: TravellersProblems;
  /** The highest number a traveller of this flow was given: a removed one is never given again. */
  newestNumber: number;
  /** How often continuing was refused; the error summary takes the focus each time. */
  attempts: number;
  towards: Towards;
};

/** `posts`: the form is to be sent to the booking route ([QQ-011]). */
export type QuickQuoteOutput = { form: TravellersForm; towards: Towards; posts: boolean };
