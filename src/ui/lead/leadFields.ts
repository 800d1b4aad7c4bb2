import { leadForm } from '#domain/leads/leadForm.ts';
import { formFields } from '../forms/formFields.tsx';

/** The fields of a lead. */
export const LeadFields = formFields(leadForm, {
  room: 'lead',
  facts: () => null,
  values: () => ({}),
});
