import type { Atom } from './atoms.ts';

/** [SI-001] */
export const userTypes = ['lanid', 'ciamid'] as const;
export type UserType = (typeof userTypes)[number];

/** [SI-037] Roles of the corporate directory. */
export const directoryRoles = ['LIA manager', 'LIA agent'] as const;

/** [PM-041] Access types of agency users, with the labels of the documents. */
export const profileRoles = [
  'Consultant_Agency',
  'Consultant_Own',
  'Administrator_Full',
  'Administrator_Lite',
  'View_Only',
  'Administrator_User',
] as const;

/** Every role of the catalogue; sponsor and broker users have the one role of their category. */
export const roleNames = [
  ...directoryRoles,
  ...profileRoles,
  'sponsor user',
  'broker user',
  'consumer',
] as const;
export type RoleName = (typeof roleNames)[number];

/**
 * How far a role's permissions reach: its own organization, that and the organizations below it,
 * the policies it sold itself, everything, or the purchase of its own session.
 */
export const reaches = ['own', 'children', 'ownPolicies', 'all', 'session'] as const;
export type Reach = (typeof reaches)[number];

/** Which organizations' figures a role's reports may show; `Owner` is the role's own organization. */
export const reportScopes = ['all', 'children', 'Owner', 'none'] as const;
export type ReportScope = (typeof reportScopes)[number];

export type Role = {
  name: RoleName;
  signsInAs: UserType | 'anonymous';
  reach: Reach;
  reportScope: ReportScope;
  atoms: readonly Atom[];
};

export type RoleCatalogue = Readonly<Record<RoleName, Role>>;
