import { expect, it } from 'vitest';
import { personRoles, reachesFurther, roleCategoryOf } from '#domain/people/profileRoles.ts';
import { profileStatuses } from '#domain/people/profileStatuses.ts';
import { mayGiveStatus } from '#domain/people/statusGiven.ts';
import { readRoles } from '#server/identity/roles.ts';

const roles = readRoles();

it.each([
  [
    false,
    ['NEW NEW', 'NEW INACTIVE', 'ACTIVE ACTIVE', 'ACTIVE INACTIVE', 'INACTIVE NEW', 'INACTIVE INACTIVE'],
  ],
  [
    true,
    ['NEW NEW', 'NEW INACTIVE', 'ACTIVE ACTIVE', 'ACTIVE INACTIVE', 'INACTIVE ACTIVE', 'INACTIVE INACTIVE'],
  ],
])(
  '[US-021 partly] of who has signed in: %s, these statuses follow one another by hand',
  (everSignedIn, given) => {
    const changes = profileStatuses.flatMap((from) =>
      profileStatuses.filter((to) => mayGiveStatus(from, to, everSignedIn)).map((to) => `${from} ${to}`),
    );
    expect(changes).toEqual(given);
  },
);

it.each([
  ['Consultant_Own', []],
  ['Administrator_Lite', ['Consultant_Own']],
  ['broker user', ['Consultant_Own']],
  [
    'Administrator_Full',
    [
      'Consultant_Agency',
      'Consultant_Own',
      'Administrator_Lite',
      'View_Only',
      'Administrator_User',
      'sponsor user',
      'broker user',
    ],
  ],
] as const)('%s reaches further than these', (role, others) => {
  expect(personRoles.filter((other) => reachesFurther(roles[role], roles[other]))).toEqual(others);
});

it('a role of category Internal signs in by LAN id, and no other does', () => {
  const internal = personRoles.filter((role) => roleCategoryOf(role) === 'Internal');
  expect(internal).toEqual(personRoles.filter((role) => roles[role].signsInAs === 'lanid'));
  expect(internal).toEqual(['LIA manager', 'LIA agent']);
});
