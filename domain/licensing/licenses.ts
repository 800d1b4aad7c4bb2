import type { EmploymentType } from '../employmentTypes.ts';
import type { ProvinceCode } from '../provinces.ts';

/** [LF-009] [LS-010] Whose a licence is: a person's or an organization's. */
export const licenseTypes = ['AGENT', 'AGENCY'] as const;
export type LicenseType = (typeof licenseTypes)[number];

/** [LF-013] */
export const licenseStatuses = ['AUTHORIZED', 'IN_PROGRESS', 'NOT_AUTHORIZED', 'RENEWAL_PENDING'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

/** [LS-012] [LS-013] What a list shows as the status of a licence: a deleted one has no other. */
export const shownLicenseStatuses = [...licenseStatuses, 'DELETED'] as const;
export type ShownLicenseStatus = (typeof shownLicenseStatuses)[number];

/** [LF-014] */
export const screeningStatuses = ['APPROVED', 'DECLINED', 'IN_PROGRESS', 'NA'] as const;
export type ScreeningStatus = (typeof screeningStatuses)[number];

const provincesOfAgents: readonly ProvinceCode[] = ['SK', 'NS', 'NB', 'PE', 'YT', 'NT', 'NU'];
const provincesOfAgencies: readonly ProvinceCode[] = ['SK', 'NS', 'AB', 'BC', 'MB', 'NL', 'ON', 'QC', 'NB'];

/** [LF-047] [LF-048] [LF-049] Provinces for which a new licence can be held; independent contractors have Alberta as well. */
export function provincesOffered(
  licenseType: LicenseType,
  employmentType: EmploymentType | null,
): readonly ProvinceCode[] {
  if (licenseType === 'AGENCY') return provincesOfAgencies;
  return employmentType === 'INDCONTRACTOR' ? [...provincesOfAgents, 'AB'] : provincesOfAgents;
}
