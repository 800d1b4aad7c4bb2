import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { licenseFactsOf, licenseForm } from '#domain/licensing/licenseForm.ts';
import { licenseDateOf, type LicenseField } from '#domain/licensing/licenseRules.ts';
import type { LicenseStatus, ScreeningStatus } from '#domain/licensing/licenses.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import { writtenDay } from '#domain/texts/formDateFormat.ts';
import type { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import type { LicenseFormContext } from '#machines/licenseForm/licenseForm.types.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { pickedEntryOf } from '../forms/pickedEntryOf.tsx';

export type LicenseFormRef = ActorRefFrom<typeof licenseFormMachine>;
export type LicenseFormProps = { actor: LicenseFormRef };

const fields = formFields(licenseForm, {
  room: 'licenseForm',
  facts: (context: LicenseFormContext) => licenseFactsOf(context),
  values: () => ({}),
});

/** The fields of the licence form. */
export const Fields = { ...fields, Picked: pickedEntryOf(fields) };

/** While it is saved a licence is shown as it is sent: nothing that is typed then would be kept. */
export const useIsBeingSaved = (actor: LicenseFormRef): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

/** [LF-041] How the licence form writes days, whatever is configured. */
export const licenseDateFormat = 'DD-MM-YYYY';

/** What a field of a licence says, in words of the screen; a dash where it says nothing. */
export function useShownValue(): (field: LicenseField, value: string | null) => string {
  const text = useText('licenseForm');
  const words = useText('kit');
  return (field, value) => {
    const given = licenseDateOf(value);
    if (given === null) return text('empty');
    if (field === 'licensedProvince') return words(`province.${given as ProvinceCode}`);
    if (field === 'status') return text(`status.${given as LicenseStatus}`);
    if (field === 'screeningStatus') return text(`screeningStatus.${given as ScreeningStatus}`);
    return writtenDay(given, licenseDateFormat);
  };
}
