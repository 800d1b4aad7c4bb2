import { leadForm } from '#domain/leads/leadForm.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { tickOf } from '../forms/tickOf.tsx';

const fields = formFields(leadForm, {
  room: 'lead',
  facts: () => null,
  masks: maskOf,
  values: () => ({}),
});

/** The fields of a lead. */
export const LeadFields = { ...fields, Tick: tickOf(fields) };
