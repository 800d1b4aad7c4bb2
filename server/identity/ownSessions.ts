import type { Selectable } from 'kysely';
import type { OwnSession } from '#domain/calls/identity/ownSessions.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { IdentityTables } from './identity.tables.ts';
import type { Session } from './session.ts';
import { sessionNameOf } from './sessionSecrets.ts';
import type { Sessions } from './sessions.ts';

type OwnSessionParts = { db: Database; clock: Clock; sessions: Sessions };

/** The live sessions of the person who asks: this one first, then by when they were used last. */
export async function ownSessionsOf(parts: OwnSessionParts, session: Session): Promise<OwnSession[]> {
  const rows = await liveRows(parts, session);
  return rows
    .map((row) => ({
      sessionName: sessionNameOf(row.id_hash),
      application: row.application,
      begunAt: row.created_at.toISOString(),
      lastUsedAt: row.seen_at.toISOString(),
      browser: row.browser,
      operatingSystem: row.operating_system,
      current: row.id_hash === session.idHash,
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
}

/**
 * Ends another session of the same person, and writes it down.
 * @throws Problem 409 when the person has no such session any more, and for the one that asks
 */
export async function endOwnSession(
  parts: OwnSessionParts,
  asked: { session: Session; sessionName: string; requestId: string },
): Promise<void> {
  const { db, clock, sessions } = parts;
  const { session, sessionName, requestId } = asked;
  const row = (await liveRows(parts, session)).find(({ id_hash }) => sessionNameOf(id_hash) === sessionName);
  if (row === undefined) throw new Problem(409, 'session.gone');
  if (row.id_hash === session.idHash) throw new Problem(409, 'session.isThis');
  await db.transaction().execute(async (tx) => {
    await sessions.end(row.id_hash, tx);
    await recordAudit(tx, clock, {
      action: 'session.endOther',
      session,
      object: { type: 'session', id: sessionName },
      before: { application: row.application, begunAt: row.created_at.toISOString() },
      requestId,
    });
  });
}

/** Who signed in is issuer and subject; an anonymous consumer has the one session only. */
async function liveRows(
  { db, clock }: OwnSessionParts,
  session: Session,
): Promise<Selectable<IdentityTables['sessions']>[]> {
  const own = await db
    .selectFrom('sessions')
    .select(['issuer', 'subject'])
    .where('id_hash', '=', session.idHash)
    .executeTakeFirst();
  const live = db
    .selectFrom('sessions')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(clock.now()))
    .orderBy('seen_at', 'desc');
  return own?.issuer && own.subject
    ? live.where('issuer', '=', own.issuer).where('subject', '=', own.subject).execute()
    : live.where('id_hash', '=', session.idHash).execute();
}
