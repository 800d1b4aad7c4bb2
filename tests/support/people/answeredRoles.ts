import type { ListedRole } from '#domain/calls/people/listRoles.ts';

/** A role as the server lists it for people of a branch. */
const listed = (role: Partial<ListedRole> & Pick<ListedRole, 'role' | 'title'>): ListedRole => ({
  category: 'Agency',
  opens: ['APP.VIEW_APP'],
  reach: 'own',
  reportScope: 'none',
  mayBeGiven: true,
  ...role,
});

/** Of an agency’s roles one that sells and one that looks, and one of the directory, which is not given here. */
export const agencyRoles: readonly ListedRole[] = [
  listed({
    role: 'Consultant_Agency',
    title: 'Travel Consultant',
    opens: ['APP.VIEW_APP', 'BOOKING.BOOK_QUOTE', 'BOOKING.CREATE_POLICY', 'POLICY_MAINTENANCE.REFUND'],
  }),
  listed({ role: 'View_Only', title: 'Reader', opens: ['APP.VIEW_APP'] }),
  listed({ role: 'LIA manager', title: 'Manager', category: 'Internal', reach: 'all', mayBeGiven: false }),
];
