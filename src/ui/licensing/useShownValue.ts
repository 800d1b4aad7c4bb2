import type { LicenseField } from '#domain/licensing/licenseRules.ts';
import type { LicenseStatus, ScreeningStatus } from '#domain/licensing/licenses.ts';
import { licenseDateOf } from '#domain/licensing/licenseDates.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import { writtenDay } from '#domain/texts/formDateFormat.ts';
import { useText } from '../../text/useText.ts';
import { licenseDateFormat } from './licenseFields.ts';

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
