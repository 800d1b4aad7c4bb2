import type { DatabaseTransaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Organization, Organizations } from './organizations.ts';
import { leadsTo } from './reach.ts';

/** Whether people may sign in to, move to, be led to, quote and sell for an organization: it is there and not switched off. */
export function mayBeWorkedIn(organization: Organization | null): organization is Organization {
  return organization?.active === true;
}

/** Whether an organization is not switched off, in the database itself, where it stays on until the transaction ends. */
export async function isHeldActive(tx: DatabaseTransaction, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('organizations')
    .select('status')
    .where('code', '=', code)
    .forShare()
    .executeTakeFirst();
  return row?.status === 'ACTIVE';
}

/**
 * Whether a session's role leads from the organization that the session is in to another, and work goes on there. The one
 * that it is in is answered for until the session leaves it, so that what was paid for is seen; it sells nothing.
 * @throws Problem 403 `organization.inactive` for another in reach that was switched off
 */
export function worksIn(session: Session, code: string, organizations: Organizations): boolean {
  const { organizationCode: here, reach } = session;
  if (code === here) return organizations.find(code) !== null;
  if (!leadsTo(code, reach, here === null ? [] : [here], organizations)) return false;
  if (!mayBeWorkedIn(organizations.find(code))) throw new Problem(403, 'organization.inactive');
  return true;
}
