import type { ApplicationKey } from '#domain/applications.ts';
import { deviceOf } from '#domain/devices.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { AdmissionRefused, Admission } from '../invitations/admission.ts';
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
  invitations: Admission;
};

export type SignInRequest = {
  idToken: string;
  nonce: string;
  /** What somebody names whom nobody knows yet. */
  referenceNumber?: string | undefined;
  application: ApplicationKey;
  /** Session that the browser had before; it never becomes the new one. */
  earlier: Session | null;
  /** When the session that the browser had last ended, epoch milliseconds; null where it had none. */
  earlierEnd: number | null;
  requestId: string;
  userAgent: string;
};

/**
 * Opens a session for the person named by the provider's token, in the person's organization: the default one, or
 * another of their own organizations where that was switched off.
 * @throws Problem 401 when the token is not valid or was used, or when the person gave no credentials since the
 * browser's session ended; 403 when the account has no access or is inactive, or its organization is. Whoever may be
 * invited is refused with `identity.newcomer` without a reference number, and may name one with the same token.
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
    const { refused, ...extra } = opened;
    if (isNobodyYet(refused)) await giveBack(db, identity);
    await refuse(parts, request, identity, refused);
    throw new Problem(403, `identity.${refused}`, { extra });
  }
  await db
    .updateTable('identities')
    .set({ last_sign_in_at: new Date(clock.now()) })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .execute();
  const { session, cookie, isNew } = opened;
  if (isNew) await recordAudit(db, clock, { action: 'profile.activate', session, requestId });
  await recordAudit(db, clock, { action: 'session.open', session, requestId });
  return { session, cookie };
}

type Opened = { session: Session; cookie: string; isNew: boolean };
type Refused = { refused: 'unknown' | 'newcomer' | 'inactive' | 'organizationInactive' } | AdmissionRefused;

/**
 * Opens the session of whoever may come in, or says why nobody may. What decides it is held until the session is there:
 * who is disabled meanwhile is refused, or is signed out by the change.
 */
async function openFor(
  tx: DatabaseTransaction,
  { sessions, organizations, clock, invitations }: SignInParts,
  { application, earlier, userAgent, referenceNumber }: SignInRequest,
  identity: ProvenIdentity,
): Promise<Opened | Refused> {
  let profile = await heldProfileOf(tx, identity);
  let isNew = false;
  if (profile === undefined && identity.verifiedEmail !== null) {
    if (referenceNumber === undefined) return { refused: 'newcomer' };
    const refusal = await invitations.admit(tx, identity, referenceNumber);
    // Somebody may have linked it in the meantime.
    profile = await heldProfileOf(tx, identity);
    if (refusal !== null && profile === undefined) return refusal;
    isNew = refusal === null;
  }
  if (profile?.user_type !== identity.userType || profile.status === 'NEW') return { refused: 'unknown' };
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
  return { ...begun, isNew };
}

const isNobodyYet = (refused: Refused['refused']) =>
  refused !== 'inactive' && refused !== 'organizationInactive';

/** A token that was seen before opens nothing again. */
async function useOnce(db: Database, { tokenHash, expiresAt }: ProvenIdentity): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_id_tokens')
    .values({ token_hash: tokenHash, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new Problem(401, 'identity.tokenUsed');
}

/** Who is nobody yet may name another reference number with the same token. */
async function giveBack(db: Database, { tokenHash }: ProvenIdentity): Promise<void> {
  await db.deleteFrom('used_id_tokens').where('token_hash', '=', tokenHash).execute();
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
