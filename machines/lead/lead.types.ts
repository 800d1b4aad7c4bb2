import type { LeadForm, leadForm } from '#domain/leads/leadForm.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';

export type LeadEvent =
  | { type: 'person.unfold' }
  | { type: 'person.fold' }
  | FillEvent<typeof leadForm>
  | LeaveFieldEvent<typeof leadForm>
  | { type: 'person.keepForLater' };

export type LeadContext = FormContext<typeof leadForm> & {
  /** Address to which the last link was sent. */
  sentTo: string;
  problem: string | null;
};

export type LeadToCreate = LeadForm;
