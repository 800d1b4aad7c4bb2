import type { Toggle } from '#domain/catalogue/travellers.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import type { FlowFacts, TravellersForm, TravelLocation, TripForm } from '#domain/quote/forms.ts';
import type { Judged } from '#domain/forms/judged.ts';
import type { LocationField } from '#domain/quote/locationRules.ts';
import type { TripDateField, TripField, TripTextField } from '#domain/quote/tripForm.ts';
import type { TripProblem } from '#domain/quote/tripProblems.ts';
import type { StepKey } from '#domain/quote/steps.ts';

export type TypedTrip = { field: TripTextField; text: string };
export type TypedPlace = { field: LocationField; text: string };
export type ChosenPlace = { field: LocationField; location: TravelLocation };

export type TripDetailsEvent =
  | ({ type: 'person.type' } & TypedTrip)
  | ({ type: 'person.typeLocation' } & TypedPlace)
  | ({ type: 'person.chooseLocation' } & ChosenPlace)
  | { type: 'person.closeList'; field: LocationField }
  | { type: 'person.choose'; field: 'isSuperVisa'; value: Toggle }
  | { type: 'person.leaveField'; field: TripDateField }
  | { type: 'person.continue' }
  | { type: 'person.goBack' }
  | { type: 'parent.leave'; towards: StepKey };

/** `travellers` is the complete traveller-details step: it says which fields are asked. */
export type TripDetailsInput = { form: TripForm | null; travellers: TravellersForm; facts: FlowFacts };

export type TripDetailsContext = {
  form: TripForm;
  travellers: TravellersForm;
  facts: FlowFacts;
  problems: Judged<TripField, TripProblem>;
  /** How often continuing was refused; the error summary takes the focus each time. */
  attempts: number;
  towards: Towards;
};

export type TripDetailsOutput = { form: TripForm; towards: Towards };
