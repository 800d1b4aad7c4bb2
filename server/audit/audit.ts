import type { ApplicationKey } from '#domain/applications.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { Session } from '../identity/session.ts';

export type AuditEntry = {
  /** What was done, verb and object: `signIn.open`, `claims.mismatch`, `policy.cancel`. */
  action: string;
  application?: ApplicationKey;
  session?: Session | null;
  object?: { type: string; id: string };
  before?: unknown;
  after?: unknown;
  reason?: string;
  requestId?: string;
};

/** Writes down who did what to which thing; give a transaction to write it with the change itself. */
export async function recordAudit(
  db: Database | DatabaseTransaction,
  clock: Clock,
  entry: AuditEntry,
): Promise<void> {
  const { session } = entry;
  await db
    .insertInto('audit')
    .values({
      at: new Date(clock.now()),
      action: entry.action,
      application: entry.application ?? session?.application ?? null,
      user_type: session?.userType ?? null,
      user_ref: session?.userRef ?? null,
      profile_ref: session?.profileRef ?? null,
      organization_code: session?.organizationCode ?? null,
      object_type: entry.object?.type ?? null,
      object_id: entry.object?.id ?? null,
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      reason: entry.reason ?? null,
      request_id: entry.requestId ?? null,
    })
    .execute();
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
