import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { reachesOrganization } from '../organizations/reach.ts';

/**
 * [DL-018] [PM-048] to [PM-054] Whether a session reaches a policy: its own purchase, or by the role's reach, whose own policies are
 * those sold by the person or in the person's name.
 */
export function policyReach(db: Database, organizations: Organizations) {
  return async (session: Session, policyNumber: string): Promise<boolean> => {
    const policy = await db
      .selectFrom('paxes')
      .innerJoin('policies', 'policies.id', 'paxes.policy_id')
      .select(['organization_code', 'sold_by', 'agent_ref', 'session_hash'])
      .where('policy_number', '=', policyNumber)
      .executeTakeFirst();
    if (!policy) return false;
    if (policy.session_hash === session.idHash) return true;
    if (session.reach === 'session') return false;
    if (session.reach === 'ownPolicies') {
      return policy.sold_by === session.profileRef || policy.agent_ref === session.profileRef;
    }
    return reachesOrganization(session, policy.organization_code, organizations);
  };
}
