import { featureFlags } from './organizations.ts';
import { type ClaimGroup, holdsAll } from './permissions/claimGroups.ts';
import type { Person } from './permissions/person.ts';
import type { UserType } from './permissions/roles.ts';
import type { AreaPath, Place } from './routes.ts';

/** What a place asks for: every claim group and, where given, the kind of user and a flag of the organization. */
type Condition = { claims: readonly ClaimGroup[]; userType?: UserType; flag?: string };

/** [QF-032] [QF-033] */
const flowCondition: Condition = { claims: ['APP.VIEW_APP', 'BOOKING.BOOK_QUOTE'] };
const anyUser: Condition = { claims: ['APP.VIEW_APP'] };
const anybody: Condition = { claims: [] };

/** [PM-055] An area's address is guarded by the same condition as its menu item. */
const areaConditions: Record<AreaPath, Condition> = {
  '/licensing': { claims: ['APP.VIEW_APP', 'LICENSING.VIEW_LICENSE'] },
  '/maintenance': { claims: ['APP.VIEW_APP', 'POLICY_MAINTENANCE.VIEW_ALL_POLICIES'] },
  '/endorsement': { claims: ['APP.VIEW_APP', 'POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'] },
  '/users': { claims: ['APP.VIEW_APP', 'AGENT.VIEW_AGENT'] },
  '/resources': anyUser,
  '/forms': anyUser,
  '/faq': anyUser,
  '/external': anyUser,
  '/reports': { claims: ['APP.VIEW_APP', 'TOOLS.VIEW_REPORTS'] },
  '/agency': { claims: ['APP.VIEW_APP', 'AGENCY_DETAILS.VIEW_AGENCY_TAB'] },
  '/advisors': { claims: ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS'], flag: featureFlags.advisor },
  '/rates': { claims: ['APP.VIEW_APP', 'TOOLS.VIEW_RATES'] },
  '/allocations': { claims: ['APP.VIEW_APP'], userType: 'lanid' },
};

/** Pages that only inform ask for nothing, and a sign-in address leads on to the flow. */
function conditionOf(place: Place): Condition {
  switch (place.kind) {
    case 'root':
    case 'step':
    case 'booking':
    case 'insideFlow':
    case 'signIn':
      return flowCondition;
    case 'area':
      return areaConditions[place.path];
    case 'agent':
      return place.path === '/welcome' ? anybody : anyUser;
    default:
      return anybody;
  }
}

/** [QF-032] [QF-033] [PM-055] Whether somebody may be at a place; menus, guard and redirect all ask here. */
export function mayBeAt(place: Place, person: Person): boolean {
  const { claims, userType, flag } = conditionOf(place);
  return (
    holdsAll(person.atoms, claims) &&
    (userType === undefined || person.userType === userType) &&
    (flag === undefined || person.featureFlags.includes(flag))
  );
}
