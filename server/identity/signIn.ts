import type { ApplicationKey } from '#domain/applications.ts';
import { deviceOf } from '#domain/devices.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { isHeldActive, mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Issuers, ProvenIdentity } from './issuers.ts';
import { todayOf } from '../today.ts';
import { heldOwnOrganizations } from './ownOrganizations.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

type SignInParts = {
  db: Database;
  clock: Clock;
  issuers: Issuers;
  sessions: Sessions;
  organizations: Organizations;
};

export type SignInRequest = {
  idToken: string;
  nonce: string;
  application: ApplicationKey;
  /** Session that the browser had before; it never becomes the new one. */
  earlier: Session | null;
  /** When the session that the browser had last ended, epoch milliseconds; null where it had none. */
  earlierEnd: number | null;
  requestId: string;
  userAgent: string;
};

/**
 * Opens a session for the person named by the provider's token, in the person's organization: the default one, or another of
 * their own organizations where that was switched off.
 * @throws Problem 401 when the token is not valid or was used, or when the person gave no credentials since the
 * browser's session ended; 403 when the account has no access or is inactive, or its organization is
 */
export async function signIn(
  parts: SignInParts,
  request: SignInRequest,
): Promise<{ session: Session; cookie: string }> {
  const { db, clock, issuers } = parts;
  const { requestId } = request;
  const identity = await issuers.verify(request);
  await useOnce(db, identity);
  if (!gaveCredentialsSince(identity, request.earlierEnd)) {
    await refuse(parts, request, identity, 'noCredentials');
    throw new Problem(401, 'identity.credentialsNeeded');
  }
  const opened = await db.transaction().execute((tx) => openFor(tx, parts, request, identity));
  if ('refused' in opened) {
    await refuse(parts, request, identity, opened.refused);
    throw new Problem(403, `identity.${opened.refused}`);
  }
  await db
    .updateTable('identities')
    .set({ last_sign_in_at: new Date(clock.now()) })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .execute();
  const { session, cookie, isNew } = opened;
  if (isNew) await activate(parts, request, session);
  await recordAudit(db, clock, { action: 'session.open', session, requestId });
  return { session, cookie };
}

type Opened = { session: Session; cookie: string; isNew: boolean };

/**
 * Opens the session of whoever may come in, or says why nobody may. What decides it is held until the session is there:
 * who is disabled meanwhile is refused, or is signed out by the change.
 */
async function openFor(
  tx: DatabaseTransaction,
  { sessions, organizations, clock }: SignInParts,
  { application, earlier, userAgent }: SignInRequest,
  identity: ProvenIdentity,
): Promise<Opened | { refused: 'unknown' | 'inactive' | 'organizationInactive' }> {
  const profile = await heldProfileOf(tx, identity);
  if (profile?.user_type !== identity.userType) return { refused: 'unknown' };
  const isOver = profile.expires_on !== null && profile.expires_on < todayOf(clock);
  if (isOver || profile.status === 'INACTIVE') return { refused: 'inactive' };
  const own = await heldOwnOrganizations(tx, profile.profile_ref);
  let workplace: string | null = null;
  for (const code of own) {
    if (!mayBeWorkedIn(organizations.find(code)) || !(await isHeldActive(tx, code))) continue;
    workplace = code;
    break;
  }
  if (workplace === null && own.length > 0) return { refused: 'organizationInactive' };
  if (earlier !== null) await sessions.end(earlier.idHash, tx);
  const begun = await sessions.begin(
    {
      application,
      userType: identity.userType,
      userRef: identity.userRef,
      profileRef: profile.profile_ref,
      issuer: identity.issuer,
      subject: identity.subject,
      role: profile.role,
      organizationCode: workplace,
      refCode: null,
      device: deviceOf(userAgent),
    },
    tx,
  );
  return { ...begun, isNew: profile.status === 'NEW' };
}

/** [RT-044] Whoever signs in for the first time has finished the account: the profile is new no longer. */
async function activate(
  { db, clock }: SignInParts,
  { requestId }: SignInRequest,
  session: Session,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ status: 'ACTIVE', updated_at: new Date(clock.now()) })
    .where('profile_ref', '=', session.profileRef)
    .where('status', '=', 'NEW')
    .execute();
  await recordAudit(db, clock, { action: 'profile.activate', session, requestId });
}

/** A token that was seen before opens nothing again. */
async function useOnce(db: Database, { tokenHash, expiresAt }: ProvenIdentity): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_id_tokens')
    .values({ token_hash: tokenHash, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new Problem(401, 'identity.tokenUsed');
}

/** Providers say the second in which somebody gave credentials. */
function gaveCredentialsSince({ authenticatedAt }: ProvenIdentity, end: number | null): boolean {
  return end === null || (authenticatedAt !== null && authenticatedAt >= Math.floor(end / 1000));
}

function heldProfileOf(tx: DatabaseTransaction, { issuer, subject }: ProvenIdentity) {
  return tx
    .selectFrom('identities')
    .innerJoin('profiles', 'profiles.profile_ref', 'identities.profile_ref')
    .select([
      'profiles.profile_ref',
      'profiles.user_type',
      'profiles.role',
      'profiles.status',
      'profiles.expires_on',
    ])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .forShare()
    .executeTakeFirst();
}

function refuse(
  { db, clock }: SignInParts,
  { application, requestId }: SignInRequest,
  { issuer, subject }: ProvenIdentity,
  reason: string,
): Promise<void> {
  return recordAudit(db, clock, {
    action: 'session.refuse',
    application,
    object: { type: 'identity', id: `${issuer} ${subject}` },
    reason,
    requestId,
  });
}
