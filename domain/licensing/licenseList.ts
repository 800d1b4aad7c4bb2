import type { ListDeclaration } from '../listQuery.ts';
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

/** [LS-043] [LS-044] What the list of licences can be asked for; the order is that in which fields are offered. */
export const licenseList = {
  name: 'licenses',
  exportClaim: 'LICENSING.VIEW_LICENSE',
  columns: licenseColumns,
  shownAtFirst: ['branchCode', 'firstName', 'lastName', 'licenseNumber'],
  fields: [
    { key: 'branchCode', kind: 'text' },
    { key: 'firstName', kind: 'text' },
    { key: 'lastName', kind: 'text' },
    { key: 'licenseNumber', kind: 'text' },
    { key: 'legalName', kind: 'text' },
    { key: 'status', kind: 'choice', choices: licenseStatuses },
    { key: 'screeningStatus', kind: 'choice', choices: screeningStatuses },
    { key: 'licensedProvince', kind: 'choice', choices: provinceCodes, of: 'province' },
    { key: 'organizationName', kind: 'text' },
    { key: 'profileCode', kind: 'text' },
    { key: 'expiredDate', kind: 'date' },
  ],
  split: { name: ['firstName', 'lastName'] },
} as const satisfies ListDeclaration;
