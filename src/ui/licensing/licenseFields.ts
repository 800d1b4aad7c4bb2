import type { ActorRefFrom } from 'xstate';
import { licenseFactsOf, licenseForm } from '#domain/licensing/licenseForm.ts';
import type { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import type { LicenseFormContext } from '#machines/licenseForm/licenseForm.types.ts';
import { formFields } from '../forms/formFields.tsx';

export type LicenseFormRef = ActorRefFrom<typeof licenseFormMachine>;
export type LicenseFormProps = { actor: LicenseFormRef };

/** The fields of the licence form. */
export const Fields = formFields(licenseForm, {
  room: 'licenseForm',
  facts: (context: LicenseFormContext) => licenseFactsOf(context),
  values: () => ({}),
});

/** [LF-041] How the licence form writes days, whatever is configured. */
export const licenseDateFormat = 'DD-MM-YYYY';
