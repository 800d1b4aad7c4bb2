import { type RawBuilder, sql } from 'kysely';
import type { LicenseFilter } from '#domain/calls/licensing/licenseFilter.ts';
import { licenseList } from '#domain/licensing/licenseList.ts';
import type { Database } from '../database/database.ts';
import { narrowed, type Narrowing } from '../database/narrowed.ts';
import type { Matches } from '../database/readPage.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { organizationsReached } from '../organizations/reach.ts';

export type LicenseServices = { db: Database; organizations: Organizations };

const narrowing: Narrowing<'license_listing', typeof licenseList> = {
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

/** Licences within a session's reach that a filter finds; an agent's is in reach by any of the agent's organizations. */
export function matchingLicenses(
  { db, organizations }: LicenseServices,
  session: Session,
  filter: LicenseFilter,
): Matches<'license_listing'> {
  let reached: Matches<'license_listing'> = db.selectFrom('license_listing');
  const codes = organizationsReached(session, organizations);
  if (codes !== null) reached = reached.where(belongsTo(codes));
  return narrowed(reached, licenseList, narrowing, filter);
}

/** So many codes are each looked up in the index of organizations; more take longer than a look at every licence. */
const mostLookedUp = 100;

/**
 * Of one of these organizations. Many codes are asked for the first organization of an owner by a hash: comparing lists
 * takes as long as both are, so that is left to the few owners who have a second organization.
 */
function belongsTo(codes: readonly string[]): RawBuilder<boolean> {
  const overlap = sql<boolean>`organizations && ${codes}::text[]`;
  if (codes.length <= mostLookedUp) return overlap;
  const first = sql`organizations[1] in (select unnest(${codes}::text[]))`;
  return sql<boolean>`(${first} or cardinality(organizations) > 1 and ${overlap})`;
}
