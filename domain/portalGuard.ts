import { areaAt } from './areas.ts';
import { type ClaimGroup, holdsAll } from './permissions/claimGroups.ts';
import type { Person } from './permissions/person.ts';
import type { UserType } from './permissions/roles.ts';
import type { Place } from './routes.ts';

/** What a place asks for: every claim group and, where given, the kind of user and a flag of the organization. */
type Condition = { claims: readonly ClaimGroup[]; userType?: UserType; flag?: string };

/** [QF-032] [QF-033] */
const flowCondition: Condition = { claims: ['APP.VIEW_APP', 'BOOKING.BOOK_QUOTE'] };
const anyUser: Condition = { claims: ['APP.VIEW_APP'] };
const anybody: Condition = { claims: [] };

/**
 * [PM-055] An area's address is guarded by the same condition as its menu item. Pages that only inform ask for nothing,
 * and a sign-in address leads on to the flow.
 */
function conditionOf(place: Place): Condition {
  switch (place.kind) {
    case 'root':
    case 'step':
    case 'booking':
    case 'insideFlow':
    case 'signIn':
      return flowCondition;
    case 'area':
      return areaAt(place.path);
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
