import type { CallDefinition } from '#domain/calls/call.ts';
import { hasCapability } from './documentedCapabilities.ts';
import type { DocumentedRole } from './documentedRoles.ts';
import { type Kind, type Named, namedThings } from './namedThings.ts';

/** Whose thing is named: the asker's own, another's in the asker's organization, one of an organization below it, or of a stranger. */
export type Whose = 'mine' | 'own' | 'child' | 'foreign';
export type Answered = 'allowed' | 'forbidden' | 'absent';

/** One question of the matrix: may this role make this call about that thing? */
export type Cell = { call: CallDefinition; role: DocumentedRole; named: Named; whose: Whose };

/** [OS-007] [OS-008] [SI-029] Calls that one kind of sign-in has to itself; the anonymous consumer counts as a CIAM id. */
const callsOfUserType: Readonly<Record<string, 'lanid' | 'ciamid'>> = {
  setUser: 'lanid',
  signOutDirectory: 'lanid',
  setCiamUser: 'ciamid',
  signOutCustomer: 'ciamid',
};

const asked: Readonly<Record<Kind, readonly Whose[]>> = {
  header: ['own', 'child', 'foreign'],
  organization: ['own', 'child', 'foreign'],
  profile: ['own', 'child', 'foreign'],
  policy: ['mine', 'own', 'child', 'foreign'],
  draft: ['mine', 'own', 'child', 'foreign'],
  purchase: ['mine', 'own', 'child', 'foreign'],
  heldQuote: ['mine', 'own', 'child', 'foreign'],
  lead: ['own', 'child', 'foreign'],
  task: ['own', 'child', 'foreign'],
};

/** What a person keeps: a visitor, whom nobody knows again, keeps nothing. */
const ofPeople: ReadonlySet<string> = new Set(['readSavedViews', 'keepSavedView']);

/** Every cell of a call. Who cannot sell has no policy of their own. */
export function cellsOf(call: CallDefinition, roles: readonly DocumentedRole[]): Cell[] {
  return roles.flatMap((role) =>
    namedThings(call).flatMap((named) =>
      asked[named.kind]
        .filter((whose) => named.kind !== 'policy' || whose !== 'mine' || sells(role))
        .map((whose) => ({ call, role, named, whose })),
    ),
  );
}

export function nameOf({ call, role, named, whose }: Cell): string {
  return `${call.name}: ${role.name}, ${whose} ${named.kind} at ${named.at.join('.')}`;
}

/** Whether a role may buy a policy. */
export function sells(role: DocumentedRole): boolean {
  return ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ', 'BOOKING.PAY', 'BOOKING.CREATE_POLICY'].every(
    (group) => hasCapability(role.atoms, group),
  );
}

/** Calls that a signed link opens, whoever asks; nobody signed the one of their examples. */
const openedByLink: ReadonlySet<string> = new Set([
  'readLinkedPolicy',
  'readLinkedPolicyPdf',
  'giveLinkedName',
]);

/** A session opens a link that was made for its reader: nobody signed the one of the example. */
const opensLink: ReadonlySet<string> = new Set(['openLead']);

/** What nobody made under the key of the example. */
const ofNobody: ReadonlySet<string> = new Set(['readPolicyChange']);

/** [PM-048] to [PM-060] [SI-041] What the documents let a cell be answered. */
export function documentedAnswer({ call, role, named, whose }: Cell): Answered {
  const { access } = call;
  if (openedByLink.has(call.name)) return 'absent';
  if (access.kind === 'public') return 'allowed';
  if (access.kind === 'opensSession')
    return call.name === 'openSession' && role.signsInAs === 'anonymous' ? 'forbidden' : 'allowed';
  if (named.kind === 'header' && whose !== 'own') return 'forbidden';
  if (opensLink.has(call.name)) return 'absent';
  if (access.kind === 'claims' && !access.allOf.every((group) => hasCapability(role.atoms, group)))
    return 'forbidden';
  if (ofNobody.has(call.name)) return 'absent';
  if (ofPeople.has(call.name) && role.signsInAs === 'anonymous') return 'absent';
  const userType = callsOfUserType[call.name];
  if (userType !== undefined && (role.signsInAs === 'lanid') !== (userType === 'lanid')) return 'forbidden';
  if (named.kind === 'organization' && isPartOfSale(call)) return whose === 'own' ? 'allowed' : 'absent';
  return reaches(role, named, whose) ? mayReadPolicy(role, named) : 'absent';
}

/** [OS-034] Whoever sells does so in the organization to which the session has moved, however far the role reaches. */
function isPartOfSale({ access }: CallDefinition): boolean {
  return access.kind === 'claims' && access.allOf.some((group) => group.startsWith('BOOKING.'));
}

/** What an organization has, of which some roles reach their own alone. */
const ofOrganization: ReadonlySet<Kind> = new Set(['policy', 'heldQuote', 'lead', 'task']);

function reaches(role: DocumentedRole, { kind, at }: Named, whose: Whose): boolean {
  if (kind === 'header' || whose === 'mine') return true;
  if (kind === 'draft' || kind === 'purchase') return false;
  const movesThere = at.includes('newOrg');
  if (role.reach === 'session') return kind === 'organization' && !movesThere && whose === 'own';
  if (role.reach === 'all') return true;
  if (role.reach === 'ownPolicies' && ofOrganization.has(kind)) return false;
  return whose === 'own' || (whose === 'child' && role.reach === 'children');
}

/** [DL-018] Documents need POLICY_READ, but for the session that bought the policy: the consumer's own. */
function mayReadPolicy(role: DocumentedRole, { kind }: Named): Answered {
  const needsRead = kind === 'policy' && role.signsInAs !== 'anonymous';
  return !needsRead || hasCapability(role.atoms, 'POLICY_MAINTENANCE.VIEW_ALL_POLICIES')
    ? 'allowed'
    : 'forbidden';
}
