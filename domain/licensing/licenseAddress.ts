import type { LicenseRow } from '../calls/licensing/licenseList.ts';
import { isAt } from '../routes.ts';
import type { LicenseType } from './licenses.ts';

/** [LF-054] Which licence: whose type, whose owner (profileRef of an agent, organizationCode of an agency) and its id. */
export type LicenseKey = { licenseType: LicenseType; owner: string; licenseId: string };

/** What an address of the licence form asks for. */
export type LicenseAddress = {
  mode: 'add' | 'edit' | 'refused';
  /** [LF-004] Whose licence the title speaks of. */
  titled: LicenseType;
  /** The licence to edit; null in the other modes. */
  key: LicenseKey | null;
};

/** [LF-003] The parameter that names the owner. */
const ownerParameters: Record<LicenseType, 'profileRef' | 'orgCode'> = {
  AGENT: 'profileRef',
  AGENCY: 'orgCode',
};

/** [LF-001] [LF-002] [LF-003] [LF-005] Reads an address of the form; a parameter that stands twice says nothing. */
export function readLicenseAddress({ path, search }: { path: string; search: string }): LicenseAddress {
  const parameters = new URLSearchParams(search);
  const only = (name: string) => (parameters.getAll(name).length === 1 ? (parameters.get(name) ?? '') : '');
  const type = only('licenseType');
  const titled: LicenseType = type === 'AGENCY' ? 'AGENCY' : 'AGENT';
  const owner = only(ownerParameters[titled]);
  const licenseId = only('licenseId');
  if (type === titled && owner && licenseId) {
    return { mode: 'edit', titled, key: { licenseType: titled, owner, licenseId } };
  }
  return { mode: isAt('/editLicense', path) ? 'refused' : 'add', titled, key: null };
}

/** [LS-015] [LS-016] The query by which a licence is edited; [LS-017] null where its owner is not known. */
export function editQueryOf({ id, licenseType, organizationCode, profileRef }: LicenseRow): string | null {
  const owner = licenseType === 'AGENCY' ? organizationCode : profileRef;
  const parameters = Object.entries({ licenseType, [ownerParameters[licenseType]]: owner, licenseId: id });
  if (parameters.some(([, value]) => value === null)) return null;
  return `?${new URLSearchParams(parameters as [string, string][])}`;
}
