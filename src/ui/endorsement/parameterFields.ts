import { type HeldTerms, planParametersForm } from '#domain/endorsement/planParametersForm.ts';
import type { FormContext } from '#machines/forms/formPart.ts';
import { formFields } from '../forms/formFields.tsx';

/** [EN-079] The fields of what can be chosen anew of a plan. */
export const ParameterFields = formFields(planParametersForm, {
  room: 'endorsement',
  facts: ({ terms }: FormContext<typeof planParametersForm> & { terms: HeldTerms }) => terms,
  values: () => ({}),
});
