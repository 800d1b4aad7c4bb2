import type { Database } from '../database/database.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';
import type { Session } from './session.ts';

/** [PM-048] to [PM-054] Whether a session's role reaches any organization of a person. */
export function profileReach(db: Database, organizations: Organizations) {
  return async (session: Session, profileRef: string): Promise<boolean> => {
    if (session.homeReach === 'all') return true;
    const reached = await db
      .selectFrom('profile_organizations')
      .select('organization_code')
      .where('profile_ref', '=', profileRef)
      .where((row) => withinReach(row, { session, organizations }, { organization: 'organization_code' }))
      .executeTakeFirst();
    return reached !== undefined;
  };
}
