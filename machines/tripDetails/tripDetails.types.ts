import type { Towards } from '#domain/quote/flowSteps.ts';
import type { FlowFacts, TravelLocation } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { LocationField } from '#domain/quote/locationRules.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import type { TripForm, tripDetailsForm } from '#domain/quote/tripForm.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';

export type TypedPlace = { field: LocationField; text: string };
export type ChosenPlace = { field: LocationField; location: TravelLocation };

export type TripDetailsEvent =
  | FillEvent<typeof tripDetailsForm>
  | LeaveFieldEvent<typeof tripDetailsForm>
  | ({ type: 'person.typeLocation' } & TypedPlace)
  | ({ type: 'person.chooseLocation' } & ChosenPlace)
  | { type: 'person.closeList'; field: LocationField }
  | { type: 'person.changeAnswers' }
  | { type: 'person.continue' }
  | { type: 'person.goBack' }
  | { type: 'parent.leave'; towards: StepKey };

/** `travellers` is the complete traveller-details step: it says which fields are asked. */
export type TripDetailsInput = {
  form: TripForm | null;
  travellers: TravellersForm;
  facts: FlowFacts;
  /** Somebody comes to change one answer. */
  isChanging?: boolean;
};

export type TripDetailsContext = FormContext<typeof tripDetailsForm> & {
  travellers: TravellersForm;
  facts: FlowFacts;
  isChanging: boolean;
  towards: Towards;
};

export type TripDetailsOutput = { form: TripForm; towards: Towards };
