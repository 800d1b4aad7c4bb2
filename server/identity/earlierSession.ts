import type { ApplicationKey } from '#domain/applications.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { cookieName, hashOf } from './sessionSecrets.ts';

/** Longer than any provider goes on knowing whom it signed in. */
const rememberedSeconds = 30 * 24 * 60 * 60;

const earlierCookieName = (application: ApplicationKey) => `${cookieName(application)}-earlier`;

/** The cookie in which a browser still names its session after the end; it opens nothing. */
export function earlierCookie(application: ApplicationKey, idHash: string): string {
  return `${earlierCookieName(application)}=${idHash}; Path=/; Max-Age=${rememberedSeconds}; HttpOnly; Secure; SameSite=Lax`;
}

/** Hashes of the sessions that a browser's cookies name, whether they go on or not. */
export function sessionsNamedBy(
  cookies: Readonly<Record<string, string | undefined>>,
  application: ApplicationKey,
): readonly string[] {
  const value = cookies[cookieName(application)];
  const earlier = cookies[earlierCookieName(application)];
  return [...(value ? [hashOf(value)] : []), ...(earlier ? [earlier] : [])];
}

/** When the last of these sessions ended, epoch milliseconds; null where none has ended. */
export async function lastEndOf(
  { db, clock }: { db: Database; clock: Clock },
  application: ApplicationKey,
  idHashes: readonly string[],
): Promise<number | null> {
  if (idHashes.length === 0) return null;
  const rows = await db
    .selectFrom('sessions')
    .select(['ended_at', 'expires_at'])
    .where('id_hash', 'in', idHashes)
    .where('application', '=', application)
    .execute();
  const now = clock.now();
  const ends = rows
    .filter((row) => row.ended_at !== null || row.expires_at.getTime() <= now)
    .map((row) => Math.min((row.ended_at ?? row.expires_at).getTime(), now));
  return ends.length === 0 ? null : Math.max(...ends);
}
