import type { UserType } from '#domain/permissions/roles.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { ProblemCode } from '../http/texts.ts';
import { mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { rememberOrganizations } from '../organizations/recentOrganizations.ts';
import { mayMoveTo, mayVisitDefault } from '../organizations/reachOfSwitch.ts';
import { mayBeSoldFor } from './mayBeSoldFor.ts';
import { ownOrganizations } from './ownOrganizations.ts';
import type { Session } from './session.ts';
import type { SessionChange, Sessions } from './sessions.ts';

type MoveParts = { db: Database; clock: Clock; sessions: Sessions; organizations: Organizations };

type Asked = {
  session: Session;
  /** Whose call it is; each user type has its own. */
  callOf: UserType;
  requestId: string;
};

type Refusal = { status: 403 | 404 | 422; code: ProblemCode; reason: string };

const otherSwitch: Refusal = { status: 403, code: 'organization.otherSwitch', reason: 'otherUserType' };
const outOfReach: Refusal = { status: 404, code: 'notFound', reason: 'outOfReach' };
const inactive: Refusal = { status: 422, code: 'organization.inactive', reason: 'inactive' };
const noDistributor: Refusal = { status: 422, code: 'organization.noDistributor', reason: 'noDistributor' };
const noSellingCode: Refusal = { status: 422, code: 'organization.noSellingCode', reason: 'noSellingCode' };

/**
 * [OS-007] [OS-008] [OS-010] Moves a session to an organization and, where one was chosen, to an agent of it. The
 * session keeps its value and its claims token, because who it belongs to stays the same.
 * @throws Problem 403 for the call of the other user type, 404 outside of the role's reach, 422 for what is not active
 *   and for an agent who cannot be chosen
 */
export async function moveToOrganization(
  parts: MoveParts,
  asked: Asked & { newOrg: string; newDistrib: string | null },
): Promise<Session> {
  const { db, organizations } = parts;
  const { session, newOrg, newDistrib } = asked;
  const refuse = refusing(parts, asked, { type: 'organization', id: newOrg });
  if (session.userType !== asked.callOf) return refuse(otherSwitch);
  const mover = { session, own: await ownOrganizations(db, session.profileRef), organizations };
  const reached = mayMoveTo(mover, newOrg);
  if (!reached && !mayVisitDefault(mover, newOrg)) return refuse(outOfReach);
  if (!mayBeWorkedIn(organizations.find(newOrg))) return refuse(inactive);
  if (newDistrib !== null) {
    const seller = {
      reach: reached ? session.homeReach : 'ownPolicies',
      profileRef: session.profileRef,
    } as const;
    if (!mayBeSoldFor(seller, newDistrib)) return refuse(noDistributor);
    if (!(await isAgentOf(db, newOrg, newDistrib))) return refuse(noDistributor);
  }
  return change(parts, asked, {
    organization_code: newOrg,
    distributor_ref: newDistrib,
    selling_code: null,
    visiting: !reached,
  });
}

/**
 * [OS-008] [OS-009] Changes the code under which an external user sells to that of an agent of the organization; whose
 * role reaches own policies only has one code.
 * @throws Problem 403 for a LAN id, 422 for a code that nobody may be sold under here
 */
export async function changeSellingCode(
  parts: MoveParts,
  asked: Asked & { sellingCode: string },
): Promise<Session> {
  const { session, sellingCode } = asked;
  const refuse = refusing(parts, asked, { type: 'sellingCode', id: sellingCode });
  if (session.userType !== asked.callOf) return refuse(otherSwitch);
  if (!(await sellsHere(parts.db, session, sellingCode))) return refuse(noSellingCode);
  return change(parts, asked, { selling_code: sellingCode });
}

async function change(
  { db, clock, sessions }: MoveParts,
  { session, requestId }: Asked,
  wanted: SessionChange,
): Promise<Session> {
  const organizationCode = wanted.organization_code ?? session.organizationCode;
  const { distributor_ref: distributorRef = session.distributorRef, selling_code: sellingCode } = wanted;
  await db.transaction().execute(async (tx) => {
    if (!(await sessions.change(session.idHash, wanted, tx))) throw new Problem(401, 'session.expired');
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
  });
  const moved = await sessions.again(session);
  if (moved === null) throw new Problem(401, 'session.expired');
  return moved;
}

/** Writes down what was refused, and refuses it. */
function refusing(
  { db, clock }: MoveParts,
  { session, requestId }: Asked,
  object: { type: string; id: string },
): (refusal: Refusal) => Promise<never> {
  return async ({ status, code, reason }) => {
    await recordAudit(db, clock, { action: 'organization.refuse', session, object, reason, requestId });
    throw new Problem(status, code);
  };
}

function peopleOf(db: Database, organizationCode: string) {
  return db
    .selectFrom('profiles')
    .innerJoin('profile_organizations as of', 'of.profile_ref', 'profiles.profile_ref')
    .select('profiles.profile_ref')
    .where('of.organization_code', '=', organizationCode)
    .where('profiles.status', '<>', 'INACTIVE');
}

async function isAgentOf(db: Database, organizationCode: string, profileRef: string): Promise<boolean> {
  const found = await peopleOf(db, organizationCode)
    .where('profiles.profile_ref', '=', profileRef)
    .executeTakeFirst();
  return found !== undefined;
}

async function sellsHere(db: Database, session: Session, sellingCode: string): Promise<boolean> {
  if (session.organizationCode === null || session.profileRef === null) return false;
  const sellers = peopleOf(db, session.organizationCode).where('profiles.seller_code', '=', sellingCode);
  const found = await (session.reach === 'ownPolicies'
    ? sellers.where('profiles.profile_ref', '=', session.profileRef)
    : sellers
  ).executeTakeFirst();
  return found !== undefined;
}
