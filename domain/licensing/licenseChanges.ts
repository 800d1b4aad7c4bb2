import type { AgencyLicense, AgentLicense } from '../calls/shapes/license.ts';
import { versionsOf } from '../forms/versions.ts';
import type { ProvinceCode } from '../provinces.ts';
import { type LicenseField, licenseFields, type LicenseValues, sentLicenseDate } from './licenseRules.ts';
import { type LicenseForm, licenseForm, licenseValues } from './licenseForm.ts';
import type { LicenseStatus } from './licenses.ts';

/** The form as it shows a licence that is saved. */
export function formOfLicense(
  license: { [Field in LicenseField]: LicenseValues[Field] | string },
): LicenseForm {
  const shown = Object.fromEntries(licenseFields.map((field) => [field, license[field] ?? '']));
  return { ...licenseForm.empty, ...shown };
}

/** What a licence is called in the list: its owner, and its number where it has one. */
export function licenseName(saved: AgencyLicense | AgentLicense): string {
  const owner = 'code' in saved ? saved.organizationName : `${saved.firstName} ${saved.lastName}`;
  return [owner, saved.license.licenseNumber].filter(Boolean).join(', ');
}

/** [LF-021] [LF-062] Versions of a licence, by what is sent of it; outer spaces say nothing. */
export const licenseVersions = versionsOf<LicenseForm, LicenseField>(licenseFields, licenseValues);

/** Whether something of a form is not saved yet, of a licence as it was read or of a new one. */
export const holdsUnsaved = (
  saved: Parameters<typeof formOfLicense>[0] | null,
  form: LicenseForm,
): boolean =>
  saved === null
    ? JSON.stringify(form) !== JSON.stringify(licenseForm.empty)
    : licenseVersions.differing(formOfLicense(saved), form).length > 0;

const sentDate = (day: string | null) => (day === null ? null : sentLicenseDate(day));

/** [LF-057] [LF-058] A form that is complete as it is sent: days in the form of the wire, null where nothing is said. */
export function sentLicense(form: LicenseForm) {
  const { effectiveDate, expiredDate, screeningEffectiveDate, legalName, licenseNumber } =
    licenseValues(form);
  return {
    licensedProvince: form.licensedProvince as ProvinceCode,
    status: form.status as LicenseStatus,
    legalName,
    licenseNumber,
    effectiveDate: sentDate(effectiveDate),
    expiredDate: sentDate(expiredDate),
    screeningStatus: form.screeningStatus || 'NA',
    screeningEffectiveDate: sentDate(screeningEffectiveDate),
  };
}

/** [LF-021] [LF-050] The same of the changed fields alone; the province is none of them. */
export function sentChanges(form: LicenseForm, changed: readonly LicenseField[]) {
  const { licensedProvince: _, ...fields } = sentLicense(form);
  const entries = Object.entries(fields).filter(([field]) => changed.some((name) => name === field));
  return Object.fromEntries(entries) as Partial<typeof fields>;
}
