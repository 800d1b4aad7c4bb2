import type { EmploymentType } from '../employmentTypes.ts';
import type { ProvinceCode } from '../provinces.ts';
import type { LicenseType } from './licenses.ts';

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
