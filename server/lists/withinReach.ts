import { sql } from 'kysely';
import type { Matches } from '../database/readPage.ts';
import type { Tables } from '../tables.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { organizationsReached } from '../organizations/reach.ts';

/** A list of which each row has the codes of the organizations that it belongs to, as `organizations`. */
type Owned = {
  [Source in keyof Tables]: Tables[Source] extends { organizations: string[] } ? Source : never;
}[keyof Tables];

/** The rows of a list that a session reaches: those that belong to any organization within its reach. */
export function withinReach<Source extends Owned>(
  rows: Matches<Source>,
  session: Session,
  organizations: Organizations,
): Matches<Source> {
  const codes = organizationsReached(session, organizations);
  return codes === null ? rows : rows.where(sql<boolean>`organizations && ${codes}::text[]`);
}
