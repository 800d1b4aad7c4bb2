import type { ListedRole } from '../calls/people/listRoles.ts';
import type { AnsweredPerson } from '../calls/shapes/person.ts';
import type { RoleName } from '../permissions/roles.ts';
import { placeSeen } from './organizationsGiven.ts';
import { reachesFurther } from './profileRoles.ts';

type Known = { roles: readonly ListedRole[]; saved: AnsweredPerson | null };

/** [US-024] The roles that can be given now; the saved one stays as long as the branch does. */
export function rolesOffered({
  roles,
  rolesOf,
  saved,
}: Known & { rolesOf: string | null }): readonly ListedRole[] {
  const stays = saved !== null && placeSeen(saved.organizations) === rolesOf ? saved.role : null;
  return roles.filter(({ role, mayBeGiven }) => mayBeGiven || role === stays);
}

/** Whether a person reaches further than who looks at them, and is read and not changed; the roles say so. */
export function reachIsFurther({ roles, saved }: Known, own: RoleName | null): boolean {
  const listed = (name: string | null) => roles.find(({ role }) => role === name);
  const theirs = listed(saved?.role ?? null);
  const mine = listed(own);
  return theirs !== undefined && mine !== undefined && reachesFurther(theirs, mine);
}
