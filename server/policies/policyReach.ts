import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';
import type { PolicyTables } from './policies.tables.ts';

/**
 * [PM-048] to [PM-054] Whether a session reaches the policy of a row: its own purchase, or what its person reaches.
 * Whose reach is own policies has those sold by the person or in the person's name.
 */
export function reachedPolicies(
  row: ExpressionBuilder<Pick<PolicyTables, 'policies'>, 'policies'>,
  session: Session,
  organizations: Organizations,
): Expression<SqlBool> {
  return row.or([
    row('session_hash', '=', session.idHash),
    withinReach(
      row,
      { session, organizations },
      {
        organization: 'organization_code',
        sellers: session.reach === 'ownPolicies' ? ['sold_by', 'agent_ref'] : [],
      },
    ),
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
