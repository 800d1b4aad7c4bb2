import type { ListedAgent } from '#domain/calls/licensing/listAgents.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';

/** [LF-019] [US-039] Agents of an organization by last and first name, in the alphabet of a language. */
export async function agentsOf(
  db: Database,
  organizationCode: string,
  language: Language,
): Promise<ListedAgent[]> {
  const found = await db
    .selectFrom('profiles')
    .innerJoin('profile_organizations', 'profile_organizations.profile_ref', 'profiles.profile_ref')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'profiles.profile_ref as profileRef',
      'employment_type as employmentType',
    ])
    .where('organization_code', '=', organizationCode)
    .where('status', '<>', 'INACTIVE')
    .orderBy('profiles.profile_ref')
    .execute();
  const { compare } = new Intl.Collator(locales[language].tag);
  return found.toSorted(
    (one, other) => compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName),
  );
}
