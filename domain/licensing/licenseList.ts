/** [LS-007] Columns of the list of licences, by which it can also be sorted. */
export const licenseColumns = [
  'name',
  'status',
  'licensedProvince',
  'organizationCode',
  'licenseType',
  'licenseNumber',
] as const;
export type LicenseColumn = (typeof licenseColumns)[number];

/** [LS-046] A single name in two: the first word is the first name, the rest the last name. */
export function namesIn(name: string): { firstName: string; lastName: string | undefined } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : undefined };
}
