import type { LeadForm, leadForm } from '#domain/leads/leadForm.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type LeadEvent =
  | { type: 'person.unfold' }
  | { type: 'person.fold' }
  | FillEvent<typeof leadForm>
  | LeaveFieldEvent<typeof leadForm>
  | { type: 'person.confirm' };

export type LeadContext = SendingContext<typeof leadForm> & {
  /** Address to which the last link was sent. */
  sentTo: string;
};

export type LeadToCreate = LeadForm;
