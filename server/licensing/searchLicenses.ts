import type { z } from 'zod';
import type { LicenseFilter, ListedLicense } from '#domain/calls/licensing/licenseFilter.ts';
import type { searchLicenses } from '#domain/calls/licensing/searchLicenses.ts';
import type { LicenseColumn } from '#domain/licensing/licenseList.ts';
import type { Language } from '#domain/locales.ts';
import { readPage } from '../database/readPage.ts';
import { answeredPage } from '../http/answeredPage.ts';
import type { Session } from '../identity/session.ts';
import { listedName, organizationNameIn } from './listedName.ts';
import { type LicenseServices, matchingLicenses } from './matchingLicenses.ts';

type Asked = z.output<NonNullable<typeof searchLicenses.query>>;

/** Columns by which the list is sorted in a language. */
const sorts: Record<LicenseColumn, (language: Language) => string> = {
  name: (language) => `name_key_${language}`,
  status: () => 'shown_status',
  licensedProvince: () => 'licensed_province',
  organizationCode: () => 'branch_key',
  licenseType: () => 'license_type',
  licenseNumber: () => 'number_key',
};

/**
 * A page of the licences within a session's reach that a filter finds.
 * @throws Problem 400 `request.invalid` for a page beyond the end
 */
export async function findLicenses(
  services: LicenseServices,
  session: Session,
  filter: LicenseFilter,
  { sortField = 'name', sortOrder, offset, limit, lang }: Asked,
): Promise<{ total: number; offset: number; limit: number; rows: ListedLicense[] }> {
  const { total, rows } = await readPage(services.db, matchingLicenses(services, session, filter), {
    from: 'license_listing',
    columns: (matches) =>
      matches.select([
        'id',
        'license_type as licenseType',
        'organization_code as organizationCode',
        'profile_ref as profileRef',
        'license_number as licenseNumber',
        'legal_name as legalName',
        'licensed_province as licensedProvince',
        'effective_date as effectiveDate',
        'expired_date as expiredDate',
        'screening_effective_date as screeningEffectiveDate',
        'screening_status as screeningStatus',
        'status',
        'is_deleted as isDeleted',
        'first_name as firstName',
        'last_name as lastName',
        organizationNameIn(lang),
        'profile_code as profileCode',
        'branch_code as branchCode',
      ]),
    sortedBy: [sorts[sortField](lang), 'id'],
    direction: sortOrder,
    offset,
    limit,
  });
  const named = rows.map((row) => ({ ...row, name: listedName(row) }));
  return answeredPage({ total, rows: named }, { offset, limit });
}
