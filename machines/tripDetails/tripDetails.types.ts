import type { Towards } from '#domain/flow/flowSteps.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import type { TripForm, tripDetailsForm } from '#domain/quote/tripForm.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';
import type { LocationEvent } from '../forms/locationPart.ts';

export type TripDetailsEvent =
  | FillEvent<typeof tripDetailsForm>
  | LeaveFieldEvent<typeof tripDetailsForm>
  | LocationEvent
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
