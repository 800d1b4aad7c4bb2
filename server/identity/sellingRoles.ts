import { holds } from '#domain/permissions/claimGroups.ts';
import { type RoleCatalogue, type RoleName, roleNames } from '#domain/permissions/roles.ts';

/** [CP-029] [CP-030] The roles that may create policies: in the name of nobody else is sold. */
export function sellingRoles(roles: RoleCatalogue): readonly RoleName[] {
  return roleNames.filter((role) => holds(roles[role].atoms, 'BOOKING.CREATE_POLICY'));
}
