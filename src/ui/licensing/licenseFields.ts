import { useSelector } from '@xstate/react';
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

/** While it is saved a licence is shown as it is sent: nothing that is typed then would be kept. */
export const useIsBeingSaved = (actor: LicenseFormRef): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

/** [LF-041] How the licence form writes days, whatever is configured. */
export const licenseDateFormat = 'DD-MM-YYYY';
