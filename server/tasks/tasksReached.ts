import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Matches } from '../database/readPage.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { organizationsReached } from '../organizations/reach.ts';

export type TaskListServices = { db: Database; organizations: Organizations };

/** The tasks of what a session reaches by its organization, or because it sold it or it was sold in its name. */
export function tasksReached(
  { db, organizations }: TaskListServices,
  session: Session,
): Matches<'task_listing'> {
  const codes = organizationsReached(session, organizations);
  const mine = sql<boolean>`${session.profileRef}::text in (seller_ref, agent_ref)`;
  return db
    .selectFrom('task_listing')
    .where(
      codes === null
        ? sql<boolean>`(organization_code is not null or ${mine})`
        : sql<boolean>`(organization_code = any(${codes}::text[]) or ${mine})`,
    );
}
