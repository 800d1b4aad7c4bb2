import { directoryRoles, profileRoles, type UserType } from '../permissions/roles.ts';

export const userGroups = [...directoryRoles, ...profileRoles] as const;
export type UserGroup = (typeof userGroups)[number];

/** [AD-076] [AD-077] The groups that somebody gives: of the directory who signs in there, access types who does not. */
export function userGroupsFor(userType: UserType): readonly UserGroup[] {
  return userType === 'lanid' ? directoryRoles : profileRoles;
}
