import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';
import type { PolicyTables } from './policies.tables.ts';

/** By which columns a policy is somebody’s: whose reach is own policies has those sold by or for the person. */
export const whoseIsPolicy = ({ reach }: Session) =>
  ({
    organization: 'organization_code',
    sellers: reach === 'ownPolicies' ? (['sold_by', 'agent_ref'] as const) : [],
  }) as const;

/**
 * [PM-048] to [PM-054] Whether a session reaches the policy of a row: its own purchase, or what its person reaches.
 */
export function reachedPolicies(
  row: ExpressionBuilder<Pick<PolicyTables, 'policies'>, 'policies'>,
  session: Session,
  organizations: Organizations,
): Expression<SqlBool> {
  return row.or([
    row('session_hash', '=', session.idHash),
    withinReach(row, { session, organizations }, whoseIsPolicy(session)),
  ]);
}

/** [DL-018] Whether a session reaches a policy by its number. */
export function policyReach(db: Database, organizations: Organizations) {
  return async (session: Session, policyNumber: string): Promise<boolean> => {
    const policy = await db
      .selectFrom('paxes')
      .innerJoin('policies', 'policies.id', 'paxes.policy_id')
      .select('policies.id')
      .where('policy_number', '=', policyNumber)
      .where((row) => reachedPolicies(row, session, organizations))
      .executeTakeFirst();
    return policy !== undefined;
  };
}
