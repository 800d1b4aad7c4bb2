import { isBroker, type OrganizationCategory } from '../organizations.ts';
import {
  directoryRoles,
  profileRoles,
  type Reach,
  type Role,
  type RoleCatalogue,
  type RoleName,
  roleNames,
} from '../permissions/roles.ts';

/** [US-024] [US-038] Whose people a role is for. */
export const roleCategories = ['Agency', 'Broker', 'Sponsor', 'Internal'] as const;
export type RoleCategory = (typeof roleCategories)[number];

/** The roles of people who sign in. */
export type PersonRole = Exclude<RoleName, 'consumer'>;
export const personRoles = roleNames.filter((role): role is PersonRole => role !== 'consumer');

/** [US-038] */
export function roleCategoryOf(role: PersonRole): RoleCategory {
  if (role === 'broker user') return 'Broker';
  if (role === 'sponsor user') return 'Sponsor';
  return directoryRoles.some((each) => each === role) ? 'Internal' : 'Agency';
}

/** From the narrowest to the farthest. */
const byFarness: readonly Reach[] = ['session', 'ownPolicies', 'own', 'children', 'all'];

/** Whether one role reaches further than another. */
export function reachesFurther(one: Pick<Role, 'reach'>, than: Pick<Role, 'reach'>): boolean {
  return byFarness.indexOf(one.reach) > byFarness.indexOf(than.reach);
}

/**
 * [US-024] The roles that somebody with a role gives to people of an organization: those of category Agency; brokers
 * and sponsors take the one role of their category. None of them reaches further than the giver's own.
 */
export function rolesGiven(
  giver: RoleName,
  category: OrganizationCategory,
  catalogue: RoleCatalogue,
): readonly PersonRole[] {
  return rolesOf(category).filter((role) => !reachesFurther(catalogue[role], catalogue[giver]));
}

function rolesOf(category: OrganizationCategory): readonly PersonRole[] {
  if (isBroker(category)) return ['broker user'];
  return category === 'SPONSOR' ? ['sponsor user'] : profileRoles;
}
