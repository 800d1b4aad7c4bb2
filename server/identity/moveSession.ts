import type { CallDefinition } from '#domain/calls/call.ts';
import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import type { RoleName, UserType } from '#domain/permissions/roles.ts';
import { recordAudit, recordRefusal } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { ProblemCode } from '../http/texts.ts';
import { isHeldActive, mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { rememberOrganizations } from '../organizations/recentOrganizations.ts';
import { mayMoveTo, mayVisitDefault } from '../organizations/reachOfSwitch.ts';
import { mayBeSoldFor } from './mayBeSoldFor.ts';
import { heldOwnOrganizations } from './ownOrganizations.ts';
import type { Session } from './session.ts';
import type { SessionChange, SessionState, Sessions } from './sessions.ts';

type MoveParts = {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  organizations: Organizations;
  sellingRoles: readonly RoleName[];
};

type Asked = {
  session: Session;
  /** Whose call it is; each user type has its own. */
  callOf: UserType;
  requestId: string;
};

/** The call of each user type. */
const switchOf = { lanid: setUser, ciamid: setCiamUser } satisfies Record<UserType, CallDefinition>;

type Refusal = { status: 403 | 404 | 422; code: ProblemCode; reason: string };

const otherSwitch: Refusal = { status: 403, code: 'organization.otherSwitch', reason: 'otherUserType' };
const outOfReach: Refusal = { status: 404, code: 'notFound', reason: 'outOfReach' };
const inactive: Refusal = { status: 422, code: 'organization.inactive', reason: 'inactive' };
const noDistributor: Refusal = { status: 422, code: 'organization.noDistributor', reason: 'noDistributor' };
const noSellingCode: Refusal = { status: 422, code: 'organization.noSellingCode', reason: 'noSellingCode' };
/** Another tab has moved it, or the person has a new role: the page reads the session again. */
const isAnother: Refusal = { status: 403, code: 'claims.mismatch', reason: 'changedMeanwhile' };

/**
 * [OS-007] [OS-008] [OS-010] Moves a session to an organization and, where one was chosen, to an agent of it. The
 * session keeps its value and its claims token, because who it belongs to stays the same.
 * @throws Problem 403 for the call of the other user type and for a session that was changed meanwhile, 404 outside of
 *   the role's reach, 422 for what is not active and for an agent who cannot be chosen
 */
export async function moveToOrganization(
  parts: MoveParts,
  asked: Asked & { newOrg: string; newDistrib: string | null },
): Promise<Session> {
  const { organizations } = parts;
  const { session, newOrg, newDistrib } = asked;
  return change(parts, asked, { type: 'organization', id: newOrg }, async (tx) => {
    const mover = { ...session, ownOrganizations: await heldOwnOrganizations(tx, session.profileRef) };
    const reached = mayMoveTo(mover, newOrg, organizations);
    if (!reached && !mayVisitDefault(mover, newOrg)) return outOfReach;
    if (!mayBeWorkedIn(organizations.find(newOrg)) || !(await isHeldActive(tx, newOrg))) return inactive;
    if (newDistrib !== null) {
      const seller = {
        reach: reached ? session.homeReach : 'ownPolicies',
        profileRef: session.profileRef,
      } as const;
      if (!mayBeSoldFor(seller, newDistrib)) return noDistributor;
      if (!(await isAgentOf(sellersOf(tx, newOrg, parts.sellingRoles), newDistrib))) return noDistributor;
    }
    const wanted = {
      organization_code: newOrg,
      distributor_ref: newDistrib,
      selling_code: null,
      visiting: !reached,
    };
    return { wanted, decidedOf: { role: session.role } };
  });
}

/**
 * [OS-008] [OS-009] Changes the code under which an external user sells to that of an agent of the organization; whose
 * role reaches own policies only has one code.
 * @throws Problem 403 for a LAN id and for a session that was changed meanwhile, 422 for a code that nobody may be sold
 *   under here
 */
export async function changeSellingCode(
  parts: MoveParts,
  asked: Asked & { sellingCode: string },
): Promise<Session> {
  const { session, sellingCode } = asked;
  return change(parts, asked, { type: 'sellingCode', id: sellingCode }, async (tx) => {
    if (!(await sellsHere(tx, session, sellingCode, parts.sellingRoles))) return noSellingCode;
    const decidedOf = { role: session.role, organization_code: session.organizationCode };
    return { wanted: { selling_code: sellingCode }, decidedOf };
  });
}

/** What a session becomes, and what it must still be, because that was decided of it. */
type Decision = { wanted: SessionChange; decidedOf: SessionState };

/** Decides in the transaction that changes the session, so that who may not any more is refused, or moved by the change. */
async function change(
  parts: MoveParts,
  asked: Asked,
  object: { type: string; id: string },
  decide: (tx: DatabaseTransaction) => Promise<Decision | Refusal>,
): Promise<Session> {
  const { db, clock, sessions } = parts;
  const { session, callOf, requestId } = asked;
  const refuse = refusing(parts, asked, object);
  if (session.userType !== callOf) return refuse(otherSwitch);
  const refused = await db.transaction().execute(async (tx) => {
    const decision = await decide(tx);
    if ('reason' in decision) return decision;
    const { wanted, decidedOf } = decision;
    if (!(await sessions.change(session.idHash, wanted, { tx, decidedOf }))) return isAnother;
    const organizationCode = wanted.organization_code ?? session.organizationCode;
    const { distributor_ref: distributorRef = session.distributorRef, selling_code: sellingCode } = wanted;
    await rememberOrganizations(tx, session, organizationCode);
    await recordAudit(tx, clock, {
      action: 'organization.switch',
      session,
      object: { type: 'organization', id: organizationCode ?? '' },
      before: {
        organizationCode: session.organizationCode,
        distributorRef: session.distributorRef,
        sellingCode: session.sellingCode,
      },
      after: { organizationCode, distributorRef, sellingCode },
      requestId,
    });
    return null;
  });
  const now = await sessions.again(session);
  if (now === null) throw new Problem(401, 'session.expired');
  return refused === null ? now : refuse(refused);
}

/** Writes down what was refused, and refuses it. */
function refusing(
  { db, clock }: MoveParts,
  { session, callOf, requestId }: Asked,
  object: { type: string; id: string },
): (refusal: Refusal) => Promise<never> {
  return async ({ status, code, reason }) => {
    const action = 'organization.refuse';
    await recordRefusal(db, clock, switchOf[callOf].name, { action, session, object, reason, requestId });
    throw new Problem(status, code);
  };
}

/** Who sells for an organization, and does so until the transaction ends. */
function sellersOf(tx: DatabaseTransaction, organizationCode: string, sellingRoles: readonly RoleName[]) {
  return tx
    .selectFrom('profiles')
    .innerJoin('profile_organizations as of', 'of.profile_ref', 'profiles.profile_ref')
    .select('profiles.profile_ref')
    .where('of.organization_code', '=', organizationCode)
    .where('profiles.status', '<>', 'INACTIVE')
    .where('profiles.role', 'in', sellingRoles)
    .forShare();
}

async function isAgentOf(sellers: ReturnType<typeof sellersOf>, profileRef: string): Promise<boolean> {
  return (await sellers.where('profiles.profile_ref', '=', profileRef).executeTakeFirst()) !== undefined;
}

async function sellsHere(
  tx: DatabaseTransaction,
  { organizationCode, profileRef, reach }: Session,
  sellingCode: string,
  sellingRoles: readonly RoleName[],
): Promise<boolean> {
  if (organizationCode === null || profileRef === null) return false;
  const sellers = sellersOf(tx, organizationCode, sellingRoles).where(
    'profiles.seller_code',
    '=',
    sellingCode,
  );
  const found = await (reach === 'ownPolicies'
    ? sellers.where('profiles.profile_ref', '=', profileRef)
    : sellers
  ).executeTakeFirst();
  return found !== undefined;
}
