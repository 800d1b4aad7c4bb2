import { type InferResult, sql } from 'kysely';
import { type LicenseFilter, licenseList, type ListedLicense } from '#domain/calls/licensing/licenseList.ts';
import type { Language } from '#domain/locales.ts';
import english from '#locales/en-CA/licensing.json' with { type: 'json' };
import french from '#locales/fr-CA/licensing.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { filtered, type FilterBy } from '../database/filtered.ts';
import type { RowQuery } from '../database/readPage.ts';
import type { Session } from '../identity/session.ts';
import type { ListFile } from '../lists/listFile.ts';
import { type ListRequest, type ListPage, listReader } from '../lists/readList.ts';
import { organizationName } from '../lists/organizationColumns.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';

export type LicenseServices = { db: Database; organizations: Organizations };

const filterBy: FilterBy<'license_listing', typeof licenseList> = {
  branchCode: ['beginning', 'branch_key'],
  firstName: ['words', 'first_name_words'],
  lastName: ['words', 'last_name_words'],
  licenseNumber: ['beginning', 'number_key'],
  legalName: ['words', 'legal_name_words'],
  status: ['equal', 'shown_status'],
  screeningStatus: ['equal', 'screening_status'],
  licensedProvince: ['equal', 'licensed_province'],
  organizationName: ['words', 'organization_words'],
  profileCode: ['beginning', 'profile_key'],
  expiredDateStart: ['from', 'expired_date'],
  expiredDateEnd: ['until', 'expired_date'],
};

/** Licences within a session's reach; an agent's is in reach by any of the agent's organizations. */
const licensesWithinReach = ({ db, organizations }: LicenseServices, session: Session) =>
  db
    .selectFrom('license_listing')
    .where((license) => withinReach(license, { session, organizations }, { organizations: 'organizations' }));

/** Those of them that a filter finds. */
export function matchingLicenses(
  services: LicenseServices,
  session: Session,
  filter: LicenseFilter,
): RowQuery<'license_listing'> {
  return filtered(licensesWithinReach(services, session), licenseList, filterBy, filter);
}

/** Of an agent's licence the agent's first and last name, of an agency's its name. */
const nameIn = (language: Language) =>
  sql<string>`coalesce(btrim(first_name || ' ' || last_name), ${organizationNameIn(language)}, '')`;
const organizationNameIn = (language: Language) => sql.ref<string | null>(organizationName[language]);

const readLicenses = listReader({
  list: licenseList,
  from: 'license_listing',
  filterBy,
  sorts: {
    name: (language) => `name_key_${language}`,
    status: () => 'shown_status',
    licensedProvince: () => 'licensed_province',
    organizationCode: () => 'branch_key',
    licenseType: () => 'license_type',
    licenseNumber: () => 'number_key',
  },
  atFirst: ['name', 'asc'],
  columns: (licenses, language) =>
    licenses.select([
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
      'profile_code as profileCode',
      'branch_code as branchCode',
      nameIn(language).as('name'),
      organizationNameIn(language).as('organizationName'),
    ]),
});

/** A page of the licences within a session's reach that a filter finds. */
export function findLicenses(
  services: LicenseServices,
  session: Session,
  request: ListRequest<typeof licenseList>,
): Promise<ListPage<ListedLicense>> {
  return readLicenses(services.db, licensesWithinReach(services, session), request, (license) => license);
}

const texts = { en: english, fr: french } as const;
const inFile = (licenses: RowQuery<'license_listing'>, language: Language) =>
  licenses.select([
    nameIn(language).as('name'),
    'shown_status',
    'licensed_province',
    'branch_code',
    'license_type',
    'license_number',
  ]);

/** The list in a file. */
export const licenseFile: ListFile<
  typeof licenseList,
  'license_listing',
  InferResult<ReturnType<typeof inFile>>[number]
> = {
  list: licenseList,
  texts,
  columns: inFile,
  cells: (license, language) => ({
    name: license.name,
    status: texts[language][`status.${license.shown_status}`],
    licensedProvince: license.licensed_province,
    organizationCode: license.branch_code,
    licenseType: texts[language][`licenseType.${license.license_type}`],
    licenseNumber: license.license_number,
  }),
};
