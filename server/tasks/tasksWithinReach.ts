import type { Database } from '../database/database.ts';
import type { RowQuery } from '../database/readPage.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';

export type TaskListServices = { db: Database; organizations: Organizations };

/** The tasks of what a session reaches by its organization, or because it sold it or it was sold in its name. */
export function tasksWithinReach(
  { db, organizations }: TaskListServices,
  session: Session,
): RowQuery<'task_listing'> {
  const whose = { organization: 'organization_code', sellers: ['seller_ref', 'agent_ref'] } as const;
  return db.selectFrom('task_listing').where((task) => withinReach(task, { session, organizations }, whose));
}
