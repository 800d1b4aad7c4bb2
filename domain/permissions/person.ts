import type { Atom } from './atoms.ts';
import type { UserType } from './roles.ts';

/** What decides which places and menu items somebody may open. */
export type Person = {
  atoms: readonly Atom[];
  userType: UserType;
  /** [OS-030] Names of the flags that are on for the organization. */
  featureFlags: readonly string[];
};

/** A visitor about whom nothing is known. */
export const nobody: Person = { atoms: [], userType: 'ciamid', featureFlags: [] };
