import type { ApplicationKey } from '#domain/applications.ts';
import type { Device } from '#domain/devices.ts';
import type { RoleCatalogue, RoleName, UserType } from '#domain/permissions/roles.ts';
import type { Clock } from '../clock.ts';
import {
  announce,
  type Database,
  type DatabaseTransaction,
  type OpenDatabase,
} from '../database/database.ts';
import type { FoundSession, Session } from './session.ts';
import { SessionCache } from './sessionCache.ts';
import { ownOrganizations, type SessionRow, sessionOf } from './sessionRow.ts';
import { claimsTokenOf, hashOf, newSessionValue, sessionCookie } from './sessionSecrets.ts';

/** [SI-035] After this no session is renewed any more. */
export const longestSessionMs = 86_400_000;
/** A session slides at most this often, so that a burst of calls writes once. */
const slideEveryMs = 30_000;
/** Pages that were open when the claims token changed keep theirs for so long. */
const earlierTokenMs = 5 * 60_000;

export type NewSession = {
  application: ApplicationKey;
  userType: UserType;
  userRef: string;
  profileRef: string | null;
  issuer: string | null;
  subject: string | null;
  role: RoleName;
  organizationCode: string | null;
  refCode: string | null;
  device: Device;
};

export type SessionChange = Partial<
  Pick<SessionRow, 'organization_code' | 'distributor_ref' | 'selling_code' | 'visiting' | 'ref_code'>
>;

/** What a change of a session was decided of. */
export type SessionState = Partial<Pick<SessionRow, 'role' | 'organization_code'>>;

export type Sessions = {
  /** The session that a cookie's value names, from the short cache or the database, or `anew` from the database alone. */
  find(
    application: ApplicationKey,
    value: string | undefined,
    reading?: 'kept' | 'anew',
  ): Promise<FoundSession>;
  /** Slides the idle time when it is due; answers the cookie to set, or null. */
  slide(session: Session, force?: boolean): Promise<string | null>;
  /** Begins a session with a fresh value. */
  begin(input: NewSession, tx?: DatabaseTransaction): Promise<{ session: Session; cookie: string }>;
  /** [SI-034] Gives the session a new claims token; null when it has ended meanwhile. */
  renewToken(session: Session): Promise<{ session: Session; cookie: string } | null>;
  /** Changes a session that has not ended and is what the change was decided of, and notifies every process; else false. */
  change(
    idHash: string,
    change: SessionChange,
    given?: { tx: DatabaseTransaction; decidedOf: SessionState },
  ): Promise<boolean>;
  /** The session as it is now; null when it has ended. */
  again(session: Session): Promise<Session | null>;
  end(idHash: string, db?: DatabaseTransaction): Promise<void>;
  close(): Promise<void>;
};

export async function openSessions(parts: {
  database: OpenDatabase;
  clock: Clock;
  roles: RoleCatalogue;
  idleMs: number;
}): Promise<Sessions> {
  const { database, clock, roles, idleMs } = parts;
  const { db } = database;
  const cache = new SessionCache(clock);
  const stopListening = await database.listen('session_changed', (idHash) => cache.drop(idHash));
  const dueAt = (now: number, endsAt: number) => Math.min(now + idleMs, endsAt);
  const values = new WeakMap<Session, string>();
  const tokens = new WeakMap<SessionRow, string>();
  const liveSession = (row: SessionRow, value: string): Session => {
    const token = tokens.get(row) ?? claimsTokenOf(value, row.token_generation);
    tokens.set(row, token);
    const session = sessionOf(row, roles, token);
    values.set(session, value);
    return session;
  };
  const valueOf = (session: Session): string => values.get(session) ?? '';
  const cookieOf = (session: Session): string =>
    sessionCookie(session.application, valueOf(session), (session.expiresAt - clock.now()) / 1000);

  const sessions: Sessions = {
    async find(application, value, reading = 'kept') {
      if (value === undefined || value === '') return { state: 'none' };
      const idHash = hashOf(value);
      const row = (reading === 'kept' && cache.get(idHash)) || (await readRow(idHash));
      if (row === undefined || row.application !== application) return { state: 'none' };
      const now = clock.now();
      if (row.ended_at !== null || row.expires_at.getTime() <= now) return { state: 'ended' };
      const renewedLately = row.token_generation > 0 && now - row.token_renewed_at.getTime() < earlierTokenMs;
      return {
        state: 'live',
        session: liveSession(row, value),
        earlierClaimsToken: renewedLately ? claimsTokenOf(value, row.token_generation - 1) : null,
      };
    },

    async slide(session, force = false) {
      const now = clock.now();
      const seenAt = cache.get(session.idHash)?.seen_at.getTime() ?? 0;
      if (!force && now - seenAt < slideEveryMs) return null;
      const before = cache.beforeReading();
      const row = await db
        .updateTable('sessions')
        .set({ seen_at: new Date(now), expires_at: new Date(dueAt(now, session.endsAt)) })
        .where('id_hash', '=', session.idHash)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', new Date(now))
        .returningAll()
        .returning(ownOrganizations)
        .executeTakeFirst();
      if (row === undefined) return null;
      cache.put(row, before);
      session.expiresAt = row.expires_at.getTime();
      return cookieOf(session);
    },

    async begin(input, tx) {
      const value = newSessionValue();
      const now = clock.now();
      const { application, userType, userRef, profileRef, organizationCode, refCode } = input;
      const row = await (tx ?? db)
        .insertInto('sessions')
        .values({
          id_hash: hashOf(value),
          application,
          user_type: userType,
          user_ref: userRef,
          profile_ref: profileRef,
          issuer: input.issuer,
          subject: input.subject,
          role: input.role,
          organization_code: organizationCode,
          ref_code: refCode,
          browser: input.device.browser,
          operating_system: input.device.operatingSystem,
          token_renewed_at: new Date(now),
          created_at: new Date(now),
          seen_at: new Date(now),
          expires_at: new Date(now + idleMs),
          ends_at: new Date(now + longestSessionMs),
        })
        .returningAll()
        .returning(ownOrganizations)
        .executeTakeFirstOrThrow();
      const session = liveSession(row, value);
      return { session, cookie: cookieOf(session) };
    },

    async renewToken(session) {
      const now = clock.now();
      const row = await db
        .updateTable('sessions')
        .set((column) => ({
          token_generation: column('token_generation', '+', 1),
          token_renewed_at: new Date(now),
          seen_at: new Date(now),
          expires_at: new Date(dueAt(now, session.endsAt)),
        }))
        .where('id_hash', '=', session.idHash)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', new Date(now))
        .returningAll()
        .returning(ownOrganizations)
        .executeTakeFirst();
      if (row === undefined) return null;
      await announceChange(db, session.idHash);
      const renewed = liveSession(row, valueOf(session));
      return { session: renewed, cookie: cookieOf(renewed) };
    },

    async change(idHash, change, given) {
      const at = given?.tx ?? db;
      const { numUpdatedRows } = await at
        .updateTable('sessions')
        .set(change)
        .where('id_hash', '=', idHash)
        .where('ended_at', 'is', null)
        .where((row) => row.and(given?.decidedOf ?? {}))
        .executeTakeFirstOrThrow();
      await announceChange(at, idHash);
      return numUpdatedRows > 0n;
    },

    async again(session) {
      const row = await readRow(session.idHash);
      return row === undefined || row.ended_at !== null ? null : liveSession(row, valueOf(session));
    },

    async end(idHash, tx) {
      const at = tx ?? db;
      await at
        .updateTable('sessions')
        .set({ ended_at: new Date(clock.now()) })
        .where('id_hash', '=', idHash)
        .where('ended_at', 'is', null)
        .execute();
      await announceChange(at, idHash);
    },

    close: stopListening,
  };

  async function announceChange(at: Database | DatabaseTransaction, idHash: string): Promise<void> {
    cache.drop(idHash);
    await announce(at, 'session_changed', idHash);
  }

  async function readRow(idHash: string): Promise<SessionRow | undefined> {
    const before = cache.beforeReading();
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .select(ownOrganizations)
      .where('id_hash', '=', idHash)
      .executeTakeFirst();
    if (row !== undefined) cache.put(row, before);
    return row;
  }

  return sessions;
}
