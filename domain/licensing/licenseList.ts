import { type ListParts, readListQuery, type ReadQuery } from '../listQuery.ts';
import { provinceCodes } from '../provinces.ts';
import { licenseStatuses, screeningStatuses } from './licenses.ts';

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

/** [LS-043] Fields of the filter that show at first. */
export const licenseFieldsShown = ['branchCode', 'firstName', 'lastName', 'licenseNumber'] as const;

/** [LS-043] [LS-044] What the list of licences can be asked for; the order is that in which fields are offered. */
export const licenseList = {
  columns: licenseColumns,
  fields: [
    ...licenseFieldsShown.map((key) => ({ key, kind: 'text' }) as const),
    { key: 'legalName', kind: 'text' },
    { key: 'status', kind: 'choice', choices: licenseStatuses },
    { key: 'screeningStatus', kind: 'choice', choices: screeningStatuses },
    { key: 'licensedProvince', kind: 'choice', choices: provinceCodes },
    { key: 'organizationName', kind: 'text' },
    { key: 'profileCode', kind: 'text' },
    { key: 'expiredDate', kind: 'date' },
  ],
} as const satisfies ListParts;
export type LicenseField = (typeof licenseList.fields)[number]['key'];

/** [LS-046] A single name in two: the first word is the first name, the rest the last name. */
export function namesIn(name: string): { firstName: string; lastName: string | undefined } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : undefined };
}

/** [LS-045] [LS-046] What an address asks the list for; a single `name` stands for the names that are not given. */
export function licenseQueryAsked(search: string): ReadQuery {
  const asked = new URLSearchParams(search);
  const [name, ...furtherNames] = asked.getAll('name');
  if (name === undefined || furtherNames.length > 0) return readListQuery(asked, licenseList);
  asked.delete('name');
  for (const [key, value] of Object.entries(namesIn(name))) {
    if (value !== undefined && !asked.has(key)) asked.set(key, value);
  }
  return readListQuery(asked, licenseList);
}
