import { sql } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import type { AuditedSession } from './auditedSession.ts';

export type AuditEntry = {
  /** What was done, verb and object: `signIn.open`, `claims.mismatch`, `policy.cancel`. */
  action: string;
  application?: ApplicationKey;
  session?: AuditedSession | null;
  /** Nobody asked for it: the server did it by itself. */
  system?: true;
  /** Whose thing it was, where that is not the session's own organization. */
  organizationCode?: string;
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
  await auditEntry(db, clock, entry).execute();
}

/** Writes it down as one of several writes. */
export function auditEntry(db: Database | DatabaseTransaction, clock: Clock, entry: AuditEntry) {
  const { session } = entry;
  return db.insertInto('audit').values({
    at: new Date(clock.now()),
    action: entry.action,
    application: entry.application ?? session?.application ?? null,
    user_type: session?.userType ?? null,
    user_ref: session?.userRef ?? (entry.system ? 'system' : null),
    profile_ref: session?.profileRef ?? null,
    organization_code: entry.organizationCode ?? session?.organizationCode ?? null,
    object_type: entry.object?.type ?? null,
    object_id: entry.object?.id ?? null,
    before: jsonOf(entry.before),
    after: jsonOf(entry.after),
    reason: entry.reason ?? null,
    request_id: entry.requestId ?? null,
  });
}

const hourMs = 60 * 60 * 1000;

/** Refusals of one call in an hour that are entries each; those after them are a number. Anybody can begin a visit. */
const entriesAnHour = { visitor: 1, person: 20 };

/**
 * Writes down that a call was refused: the first ones of a session in an hour are entries, all of them are
 * counted.
 */
export async function recordRefusal(
  db: Database,
  clock: Clock,
  call: string,
  entry: AuditEntry & { session: Session | null },
): Promise<void> {
  const { session, action } = entry;
  const now = clock.now();
  const { hits } = await db
    .insertInto('refusals')
    .values({
      session_hash: session?.idHash ?? '',
      call,
      action,
      hour: new Date(now - (now % hourMs)),
      hits: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_hash', 'call', 'action', 'hour'])
        .doUpdateSet({ hits: sql`refusals.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (hits <= entriesAnHour[session?.profileRef ? 'person' : 'visitor']) await recordAudit(db, clock, entry);
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
