import { type RawBuilder, sql } from 'kysely';
import type { Matches } from '../database/readPage.ts';
import type { Tables } from '../database/tables.ts';
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
  return codes === null ? rows : rows.where(belongsTo(codes));
}

/** So many codes are each looked up in the index of organizations; more take longer than a look at every row. */
const mostLookedUp = 100;

/** An owner's organizations up to this one are looked up by a hash; few owners have more. */
const mostHashed = 4;

/**
 * Of one of these organizations. Many codes are asked for each organization of an owner by a hash, which is made when
 * the first owner has so many; comparing lists takes as long as both are.
 */
function belongsTo(codes: readonly string[]): RawBuilder<boolean> {
  const overlap = sql<boolean>`organizations && ${codes}::text[]`;
  if (codes.length <= mostLookedUp) return overlap;
  const isReached = (place: number): RawBuilder<boolean> => {
    const organization = sql`organizations[${sql.lit(place)}]`;
    const others = place === mostHashed ? overlap : isReached(place + 1);
    return sql<boolean>`(${organization} in (select unnest(${codes}::text[]))
      or cardinality(organizations) > ${sql.lit(place)} and ${others})`;
  };
  return isReached(1);
}
