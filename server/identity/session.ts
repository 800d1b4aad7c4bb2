import type { ApplicationKey } from '#domain/applications.ts';
import type { Atom } from '#domain/permissions/atoms.ts';
import type { Reach, RoleName, UserType } from '#domain/permissions/roles.ts';

/** Who is asking: a person who signed in, or an anonymous consumer (`profileRef` null). */
export type Session = {
  /** Hash of the cookie's value; names the session in the database. */
  idHash: string;
  application: ApplicationKey;
  userType: UserType;
  userRef: string;
  profileRef: string | null;
  issuer: string | null;
  role: RoleName;
  atoms: readonly Atom[];
  reach: Reach;
  /** Reach of the role from the organizations to which the person belongs, also while the session visits. */
  homeReach: Reach;
  /** Codes of the organizations to which the person belongs, the default one first; the anonymous consumer belongs to none. */
  ownOrganizations: readonly string[];
  organizationCode: string | null;
  distributorRef: string | null;
  sellingCode: string | null;
  /** The organization is the default one, outside of the person's own: it may be quoted for, and nothing of it is reached. */
  visiting: boolean;
  refCode: string | null;
  scope: string | null;
  /** [SI-041] Value that every call of the session must carry in its claims header. */
  claimsToken: string;
  /** [SI-017] End of the idle time, epoch milliseconds. */
  expiresAt: number;
  /** [SI-035] End of all renewing, epoch milliseconds. */
  endsAt: number;
};

export type FoundSession =
  | { state: 'none' }
  | { state: 'ended' }
  | { state: 'live'; session: Session; earlierClaimsToken: string | null };
