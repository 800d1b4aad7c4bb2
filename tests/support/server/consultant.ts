import type { CurrentUser } from '#domain/calls/identity/user.ts';

/** A consultant of an agency as the server tells a page who is signed in. */
export const consultant: NonNullable<CurrentUser['user']> = {
  userRef: 'omartin',
  userType: 'ciamid',
  anonymous: false,
  profileRef: 'profile-1',
  profileCode: 'OM07',
  organizationCode: 'TC',
  organizationIsOwn: true,
  distributorRef: null,
  sellingCode: null,
  firstName: 'Olivia',
  lastName: 'Martin',
  role: 'Consultant_Agency',
  preferredLanguage: null,
};
