import type { IsoDate } from '#domain/calendar.ts';
import type { Towards } from '#domain/flow/flowSteps.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm, travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';
import type { LocationEvent } from '../forms/locationPart.ts';

export type QuickQuoteEvent =
  | FillEvent<typeof travellerDetailsForm>
  | LeaveFieldEvent<typeof travellerDetailsForm>
  | LocationEvent
  | { type: 'person.addTraveller' }
  | { type: 'person.removeTraveller'; traveller: string }
  | { type: 'person.continue' }
  | { type: 'parent.leave'; towards: StepKey }
  | { type: 'parent.turnDay'; today: IsoDate };

export type QuickQuoteInput = { form: TravellersForm | null; facts: FlowFacts };

export type QuickQuoteContext = FormContext<typeof travellerDetailsForm> & {
  facts: FlowFacts;
  /** The highest number a traveller of this flow was given: a removed one is never given again. */
  newestNumber: number;
  towards: Towards;
};

/** `posts`: the form is to be sent to the booking route ([QQ-011]). */
export type QuickQuoteOutput = { form: TravellersForm; towards: Towards; posts: boolean };
