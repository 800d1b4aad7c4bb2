import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { organizationsReached } from '../organizations/reach.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Session } from './session.ts';

/** [PM-048] to [PM-054] Whether a session's role reaches any organization of a person. */
export function profileReach(db: Database, organizations: Organizations) {
  return async (session: Session, profileRef: string): Promise<boolean> => {
    const codes = organizationsReached(session, organizations);
    if (codes === null) return true;
    const reached = await db
      .selectFrom('profile_organizations')
      .select('organization_code')
      .where('profile_ref', '=', profileRef)
      .where('organization_code', '=', sql<string>`any(${codes}::text[])`)
      .executeTakeFirst();
    return reached !== undefined;
  };
}
