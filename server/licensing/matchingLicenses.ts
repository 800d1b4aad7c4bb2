import { sql } from 'kysely';
import type { LicenseFilter } from '#domain/calls/licensing/licenseFilter.ts';
import { namesIn } from '#domain/licensing/licenseList.ts';
import type { Database } from '../database/database.ts';
import type { Matches } from '../database/readPage.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { organizationsReached } from '../organizations/reach.ts';

export type LicenseServices = { db: Database; organizations: Organizations };

type Column = 'first_name_words' | 'last_name_words' | 'legal_name_words' | 'organization_words';
type Key = 'branch_key' | 'profile_key' | 'number_key';

/** Sorts after every text that begins like the one before it. */
const lastCharacter = '\u{10FFFF}';

/** Licences within a session's reach that a filter finds; an agent's is in reach by any of the agent's organizations. */
export function matchingLicenses(
  { db, organizations }: LicenseServices,
  session: Session,
  filter: LicenseFilter,
): Matches<'license_listing'> {
  let matches: Matches<'license_listing'> = db.selectFrom('license_listing');
  const codes = organizationsReached(session, organizations);
  if (codes !== null) matches = matches.where('organizations', '&&', sql<string[]>`${codes}::text[]`);

  const split = filter.name === undefined ? undefined : namesIn(filter.name);
  const words: [Column, string | undefined][] = [
    ['first_name_words', filter.firstName ?? split?.firstName],
    ['last_name_words', filter.lastName ?? split?.lastName],
    ['legal_name_words', filter.legalName],
    ['organization_words', filter.organizationName],
  ];
  for (const [column, text] of words) {
    if (text !== undefined)
      matches = matches.where(sql<boolean>`${sql.ref(column)} @@ (select words_asked(${text}))`);
  }
  const keys: [Key, string | undefined][] = [
    ['branch_key', filter.branchCode],
    ['profile_key', filter.profileCode],
    ['number_key', filter.licenseNumber],
  ];
  for (const [column, text] of keys) {
    if (text === undefined) continue;
    matches = matches
      .where(column, '>=', sql<string>`(select compared(${text}))`)
      .where(column, '<', sql<string>`(select compared(${text}) || ${lastCharacter})`);
  }
  const { licensedProvince, status, screeningStatus, expiredDateStart, expiredDateEnd } = filter;
  if (licensedProvince !== undefined) matches = matches.where('licensed_province', '=', licensedProvince);
  if (status !== undefined) matches = matches.where('shown_status', '=', status);
  if (screeningStatus !== undefined) matches = matches.where('screening_status', '=', screeningStatus);
  if (expiredDateStart !== undefined) matches = matches.where('expired_date', '>=', expiredDateStart);
  if (expiredDateEnd !== undefined) matches = matches.where('expired_date', '<=', expiredDateEnd);
  return matches;
}
