import type { ProvinceCode } from '../provinces.ts';
import { sentLicenseDate } from './licenseDates.ts';
import { type LicenseForm, licenseForm, licenseValues } from './licenseForm.ts';
import type { LicenseStatus } from './licenses.ts';
import { type LicenseField, licenseFields, type LicenseValues } from './licenseRules.ts';

/** The form as it shows a licence that is saved. */
export function formOfLicense(
  license: { [Field in LicenseField]: LicenseValues[Field] | string },
): LicenseForm {
  const shown = Object.fromEntries(licenseFields.map((field) => [field, license[field] ?? '']));
  return { ...licenseForm.empty, ...shown };
}

/** [LF-021] [LF-062] The fields that say something else than the other version. */
export function differingFields(one: LicenseForm, other: LicenseForm): LicenseField[] {
  const before = licenseValues(one);
  const now = licenseValues(other);
  return licenseFields.filter((field) => before[field] !== now[field]);
}

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

export type Version = 'mine' | 'theirs';
export type VersionChoices = Readonly<Partial<Record<LicenseField, Version>>>;

/**
 * What counts of two versions of a licence, by each field in which they differ: at first mine where I changed it, else
 * the one that was saved meanwhile.
 */
export function suggestedVersions(base: LicenseForm, mine: LicenseForm, theirs: LicenseForm): VersionChoices {
  const changed = differingFields(base, mine);
  return Object.fromEntries(
    differingFields(mine, theirs).map((field): [LicenseField, Version] => [
      field,
      changed.includes(field) ? 'mine' : 'theirs',
    ]),
  );
}

/** My version with what counts of theirs. */
export function mergedLicense(mine: LicenseForm, theirs: LicenseForm, choices: VersionChoices): LicenseForm {
  const taken = licenseFields.filter((field) => choices[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
