import * as z from 'zod';
import {
  licenseStatuses,
  type LicenseType,
  licenseTypes,
  screeningStatuses,
  type ShownLicenseStatus,
} from '../../licensing/licenses.ts';
import type { ListDeclaration } from '../../listQuery.ts';
import { languages } from '../../locales.ts';
import { provinceCodes } from '../../provinces.ts';
import { defineCall } from '../call.ts';
import { searchCall } from '../lists/searchCall.ts';
import { exportOf, type FilterOf } from '../shapes/listFilter.ts';
import { isoDate } from '../shapes/text.ts';

/**
 * [LS-007] The columns of the list of licences, and [LS-043] [LS-044] what it can be asked for, in the order in which fields
 * are offered.
 */
export const licenseList = {
  name: 'licenses',
  exportClaim: 'LICENSING.VIEW_LICENSE',
  columns: ['name', 'status', 'licensedProvince', 'organizationCode', 'licenseType', 'licenseNumber'],
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

/**
 * [LS-045] [LS-062] What licences are searched by. A name is found by the beginning of any of its words, a code and a
 * number by its own beginning, without case and accents. Both ends of the range of expiry dates belong to it. A deleted
 * licence has no other status, so no status finds it. [LS-046] `name` is both names in one, for those that are not given.
 */
export type LicenseFilter = FilterOf<typeof licenseList>;

const day = isoDate.nullable();

/** [LS-010] A licence as a list has it. */
const listedLicense = z.object({
  id: z.string(),
  licenseType: z.enum(licenseTypes),
  /** Of an agency's licence its owner. */
  organizationCode: z.string().nullable(),
  /** Of an agent's licence its owner. */
  profileRef: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  legalName: z.string().nullable(),
  licensedProvince: z.string(),
  effectiveDate: day,
  expiredDate: day,
  screeningEffectiveDate: day,
  screeningStatus: z.enum(screeningStatuses),
  status: z.enum(licenseStatuses),
  isDeleted: z.boolean(),
  /** Of a person first and last name, of an organization its name in the language of the request. */
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  organizationName: z.string().nullable(),
  profileCode: z.string().nullable(),
  /** Of an agency its own code, of an agent that of the organization where the person starts. */
  branchCode: z.string().nullable(),
});
export type ListedLicense = z.output<typeof listedLicense>;

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

/**
 * [LS-060] A page of the licences that the session reaches: an agency's, and an agent's who belongs to an organization
 * within reach. Without a sort they come by name in the language of the request.
 */
export const searchLicenses = searchCall(licenseList, listedLicense, {
  name: 'searchLicenses',
  path: '/api/licenses/search',
  aliases: ['/licenses/search'],
  claim: 'LICENSING.VIEW_LICENSE',
  example: {
    query: { sortField: 'status', sortOrder: 'desc', offset: '0', limit: '10', lang: 'en' },
    body: { firstName: 'Sophie', status: 'AUTHORIZED', expiredDateStart: '2026-01-01' },
  },
});

/**
 * [LS-058] [LS-061] Every licence that the filter finds within the session's reach, or those of them with such ids, with
 * the columns of the list, each once. Values are separated by commas in English, by semicolons in French. An answer that
 * breaks off is no file.
 */
export const exportLicenses = defineCall({
  name: 'exportLicenses',
  method: 'POST',
  path: '/api/licenses/export',
  aliases: ['/licenses/export'],
  query: z.strictObject({ lang: z.enum(languages).default('en') }),
  body: exportOf(licenseList),
  answers: { 200: z.unknown() },
  binary: 'text/csv',
  access: { kind: 'claims', allOf: ['LICENSING.VIEW_LICENSE'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 100, session: 10 },
  example: { query: { lang: 'en' }, body: { status: 'AUTHORIZED' } },
});
