import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { agencyLicense } from '#domain/calls/shapes/license.ts';
import { type LicenseField, type LicenseValues, sentLicenseDate } from '#domain/licensing/licenseRules.ts';
import type { LicensingTables } from './licensing.tables.ts';

export type LicenseRow = Selectable<LicensingTables['licenses']>;

const columns = {
  licensedProvince: 'licensed_province',
  status: 'status',
  legalName: 'legal_name',
  licenseNumber: 'license_number',
  effectiveDate: 'effective_date',
  expiredDate: 'expired_date',
  screeningEffectiveDate: 'screening_effective_date',
  screeningStatus: 'screening_status',
} as const satisfies Record<LicenseField, keyof LicenseRow>;

/** Values of a licence, which the rules leave complete, as its columns. */
export function rowOf(values: LicenseValues) {
  const row = Object.entries(columns).map(([field, column]) => [column, values[field as LicenseField]]);
  return Object.fromEntries(row) as Pick<LicenseRow, (typeof columns)[LicenseField]>;
}

export function valuesOf(row: LicenseRow): LicenseValues {
  const values = Object.entries(columns).map(([field, column]) => [field, row[column]]);
  return Object.fromEntries(values) as LicenseValues;
}

/** A licence as it goes on the wire. */
export function answerOf(row: LicenseRow): z.input<typeof agencyLicense>['license'] {
  const day = (date: string | null) => (date === null ? null : sentLicenseDate(date));
  return {
    id: row.id,
    licenseType: row.license_type,
    licensedProvince: row.licensed_province,
    status: row.status,
    screeningStatus: row.screening_status,
    licenseNumber: row.license_number,
    legalName: row.legal_name,
    effectiveDate: day(row.effective_date),
    expiredDate: day(row.expired_date),
    screeningEffectiveDate: day(row.screening_effective_date),
    isDeleted: row.is_deleted,
    revision: row.revision,
  };
}
