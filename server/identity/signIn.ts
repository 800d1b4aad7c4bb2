import type { ApplicationKey } from '#domain/applications.ts';
import { deviceOf } from '#domain/devices.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Issuers, ProvenIdentity } from './issuers.ts';
import { ownOrganizations } from './ownOrganizations.ts';
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
  const { db, clock, issuers, sessions, organizations } = parts;
  const { application, requestId } = request;
  const identity = await issuers.verify(request);
  await useOnce(db, identity);
  if (!gaveCredentialsSince(identity, request.earlierEnd)) {
    await refuse(parts, request, identity, 'noCredentials');
    throw new Problem(401, 'identity.credentialsNeeded');
  }
  const profile = await profileOf(db, identity);
  if (profile === undefined || profile.user_type !== identity.userType) {
    await refuse(parts, request, identity, 'unknown');
    throw new Problem(403, 'identity.unknown');
  }
  if (profile.status === 'INACTIVE') {
    await refuse(parts, request, identity, 'inactive');
    throw new Problem(403, 'identity.inactive');
  }
  const own = await ownOrganizations(db, profile.profile_ref);
  const workplace = own.find((code) => mayBeWorkedIn(organizations.find(code)));
  if (workplace === undefined && own.length > 0) {
    await refuse(parts, request, identity, 'organizationInactive');
    throw new Problem(403, 'identity.organizationInactive');
  }
  const opened = await sessions.begin(
    {
      application,
      userType: identity.userType,
      userRef: identity.userRef,
      profileRef: profile.profile_ref,
      issuer: identity.issuer,
      subject: identity.subject,
      role: profile.role,
      organizationCode: workplace ?? null,
      refCode: null,
      device: deviceOf(request.userAgent),
    },
    request.earlier,
  );
  await db
    .updateTable('identities')
    .set({ last_sign_in_at: new Date(clock.now()) })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .execute();
  if (profile.status === 'NEW') await activate(parts, request, opened.session);
  await recordAudit(db, clock, { action: 'session.open', session: opened.session, requestId });
  return opened;
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

function profileOf(db: Database, { issuer, subject }: ProvenIdentity) {
  return db
    .selectFrom('identities')
    .innerJoin('profiles', 'profiles.profile_ref', 'identities.profile_ref')
    .select(['profiles.profile_ref', 'profiles.user_type', 'profiles.role', 'profiles.status'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
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
