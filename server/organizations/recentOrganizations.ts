import { sql } from 'kysely';
import { type ListedOrganization, recentOrganizationsLimit } from '#domain/organizationSwitch.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import { mayBeWorkedIn } from './mayBeWorkedIn.ts';
import type { Organizations } from './organizations.ts';
import { mayMoveTo } from './reachOfSwitch.ts';
import { listed } from './searchOrganizations.ts';

/** Codes kept for a person: more than are offered, because some may be switched off or out of reach. */
const keptCodes = 20;

/** Remembers where a session moves to and, behind it, where it comes from. */
export async function rememberOrganizations(
  tx: DatabaseTransaction,
  { profileRef, organizationCode: left }: Session,
  code: string | null,
): Promise<void> {
  if (profileRef === null || code === null || code === left) return;
  await tx
    .insertInto('recent_organizations')
    .values({ profile_ref: profileRef, codes: left === null ? [code] : [code, left] })
    .onConflict((conflict) =>
      conflict.column('profile_ref').doUpdateSet({
        codes: sql`(excluded.codes || array_remove(
          array_remove(recent_organizations.codes, ${code}), ${left}))[1:${sql.lit(keptCodes)}]`,
      }),
    )
    .execute();
}

/** Whether a person worked in an organization lately. */
export async function hasWorkedIn(db: Database, { profileRef }: Session, code: string): Promise<boolean> {
  if (profileRef === null) return false;
  const kept = await db
    .selectFrom('recent_organizations')
    .select('codes')
    .where('profile_ref', '=', profileRef)
    .executeTakeFirst();
  return kept?.codes.includes(code) ?? false;
}

/** The organizations that a person worked in, newest first: active, within reach and without the one of now. */
export async function recentOrganizationsOf(
  { db, organizations }: { db: Database; organizations: Organizations },
  session: Session,
): Promise<ListedOrganization[]> {
  if (session.profileRef === null) return [];
  const kept = await db
    .selectFrom('recent_organizations')
    .select('codes')
    .where('profile_ref', '=', session.profileRef)
    .executeTakeFirst();
  if (!kept) return [];
  return kept.codes
    .filter((code) => code !== session.organizationCode && mayMoveTo(session, code, organizations))
    .map((code) => organizations.find(code))
    .filter(mayBeWorkedIn)
    .slice(0, recentOrganizationsLimit)
    .map(listed);
}
