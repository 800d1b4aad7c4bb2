import type { ListedLicense } from '../calls/licensing/licenseFilter.ts';
import type { LicenseType, ShownLicenseStatus } from './licenses.ts';

/** [LS-008] A licence as the list shows it. */
export type LicenseRow = {
  id: string;
  name: string;
  status: ShownLicenseStatus;
  licensedProvince: string;
  /** Of an agency its own code, of an agent that of the organization where the person starts. */
  organizationCode: string | null;
  licenseType: LicenseType;
  licenseNumber: string | null;
  isDeleted: boolean;
  profileRef: string | null;
};

/** [LS-009] [LS-013] The row of a licence: a person's licence has a profile, and a deleted one no other status. */
export function licenseRowOf(license: ListedLicense): LicenseRow {
  const { id, name, licensedProvince, licenseNumber, isDeleted, profileRef } = license;
  return {
    id,
    name,
    status: isDeleted ? 'DELETED' : license.status,
    licensedProvince,
    organizationCode: license.branchCode,
    licenseType: profileRef === null ? 'AGENCY' : 'AGENT',
    licenseNumber,
    isDeleted,
    profileRef,
  };
}

/** [LS-015] [LS-016] The query by which a licence is edited; [LS-017] null where its owner is not known. */
export function editQueryOf({ id, licenseType, organizationCode, profileRef }: LicenseRow): string | null {
  const owner: Record<string, string | null> =
    licenseType === 'AGENCY' ? { orgCode: organizationCode } : { profileRef };
  const parameters = Object.entries({ licenseType, ...owner, licenseId: id });
  if (parameters.some(([, value]) => value === null)) return null;
  return `?${new URLSearchParams(parameters as [string, string][])}`;
}
