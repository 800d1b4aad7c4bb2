import { describe, expect, it } from 'vitest';
import { mayBeAt } from '#domain/portalGuard.ts';
import { areaPaths } from '#domain/areas.ts';
import { type Atom, atoms } from '#domain/permissions/atoms.ts';
import {
  type ClaimGroup,
  claimGroups,
  claimGroupsOf,
  holds,
  holdsAll,
} from '#domain/permissions/claimGroups.ts';
import { nobody } from '#domain/permissions/person.ts';
import { directoryRoles, profileRoles, type RoleName, userTypes } from '#domain/permissions/roles.ts';
import { readRoles } from '#server/identity/roles.ts';
import { sampleOrganizations } from '#server/sample/organizations.ts';
import { samplePeople } from '#server/sample/people.ts';

const roles = readRoles();
const sorted = (list: readonly string[]) => [...list].toSorted();
const having = (prefix: string) => sorted(atoms.filter((atom) => atom.startsWith(prefix)));

/** Every set of atoms of which a group needs all, or any one; nothing else satisfies it. */
function expectAllOf(group: ClaimGroup, needed: readonly Atom[]): void {
  expect(holds(needed, group)).toBe(true);
  for (const left of needed) {
    const others = atoms.filter((atom) => atom !== left);
    expect(holds(others, group), `${group} without ${left}`).toBe(false);
  }
}

function expectAnyOf(group: ClaimGroup, sufficient: readonly Atom[]): void {
  for (const atom of sufficient) expect(holds([atom], group), `${group} by ${atom}`).toBe(true);
  const others = atoms.filter((atom) => !sufficient.includes(atom));
  expect(holds(others, group), `${group} by anything else`).toBe(false);
}

it('whom nobody knows holds nothing', () => {
  expect(nobody).toEqual({ atoms: [], userType: 'ciamid', featureFlags: [] });
});

describe('the atoms', () => {
  it('[PM-001] name quotes', () => expect(having('QUOTE_')).toEqual(['QUOTE_READ', 'QUOTE_SAVE']));
  it('[PM-002] name policies', () => {
    const names = 'BOOKING CANCEL CREATE EDIT NOTE_EDIT NOTE_READ NOTIFICATION READ UPDATE ADMIN'.split(' ');
    expect(having('POLICY_')).toEqual(sorted(names.map((name) => `POLICY_${name}`)));
  });
  it('[PM-003] name profiles and organizations', () => {
    expect([...having('ORGANIZATION_'), ...having('PROFILE_')]).toEqual([
      'ORGANIZATION_EDIT',
      'ORGANIZATION_READ',
      'PROFILE_ADVISOR_READ',
      'PROFILE_CREATE',
      'PROFILE_DELETE',
      'PROFILE_EDIT',
      'PROFILE_EDIT_EXT',
      'PROFILE_READ',
    ]);
  });
  it('[PM-004] name rates', () => expect(having('RATES_')).toEqual(['RATES_EDIT', 'RATES_READ']));
  it('[PM-005] name reports', () => expect(having('REPORT')).toEqual(['REPORT_READ']));
  it('[PM-006] name the application', () => {
    const names = ['CONFIG_EDIT', 'DELETE', 'EDIT', 'NOTIFICATION', 'READ', 'SELL'];
    expect(having('TRIPX_')).toEqual(names.map((name) => `TRIPX_${name}`));
  });
  it('[PM-007] name payments', () => {
    expect(having('PAYMENT_')).toEqual(['PAYMENT_CREATE', 'PAYMENT_REFUND', 'PAYMENT_UPDATE']);
  });
  it('[PM-008] name licences', () => {
    expect(having('LICENSE_')).toEqual(['LICENSE_CREATE', 'LICENSE_EDIT', 'LICENSE_READ']);
  });
  it('[PM-009] name leads and the graph, and nothing more', () => {
    const prefixes = [
      'QUOTE_',
      'POLICY_',
      'ORGANIZATION_',
      'PROFILE_',
      'RATES_',
      'REPORT_',
      'TRIPX_',
      'PAYMENT_',
    ];
    const others = atoms.filter(
      (atom) => ![...prefixes, 'LICENSE_'].some((prefix) => atom.startsWith(prefix)),
    );
    expect(sorted(others)).toEqual(['GRAPH_API', 'REMERCH_CREATE']);
  });
});

describe('the capabilities', () => {
  it('[PM-010] viewing the app needs TRIPX_READ', () => expectAllOf('APP.VIEW_APP', ['TRIPX_READ']));
  it('[PM-011] booking a quote needs any one of three', () =>
    expectAnyOf('BOOKING.BOOK_QUOTE', ['POLICY_BOOKING', 'GRAPH_API', 'POLICY_NOTIFICATION']));
  it('[PM-012 partly] answering questionnaires needs POLICY_BOOKING or GRAPH_API', () =>
    expectAnyOf('BOOKING.ANSWER_QUESTIONNAIRE', ['POLICY_BOOKING', 'GRAPH_API']));
  it('[PM-013 partly] paying needs POLICY_BOOKING or POLICY_EDIT and no payment atom', () =>
    expectAnyOf('BOOKING.PAY', ['POLICY_BOOKING', 'POLICY_EDIT']));
  it('[CP-030 partly] creating a policy needs POLICY_CREATE', () =>
    expectAllOf('BOOKING.CREATE_POLICY', ['POLICY_CREATE']));
  it('[PM-014 partly] POLICY_READ opens policies, associated policies, financials and delivery', () => {
    for (const tab of ['ALL_POLICIES', 'ASSOCIATED_POLICY', 'FINANCIAL_TRANSACTIONS', 'DELIVERY'] as const) {
      expectAllOf(`POLICY_MAINTENANCE.VIEW_${tab}`, ['POLICY_READ']);
    }
  });
  it('[PM-015] viewing notes needs POLICY_READ and POLICY_NOTE_READ together', () =>
    expectAllOf('POLICY_MAINTENANCE.VIEW_POLICY_NOTES', ['POLICY_READ', 'POLICY_NOTE_READ']));
  it('[PM-016] adding a note needs POLICY_EDIT or POLICY_NOTE_EDIT', () =>
    expectAnyOf('POLICY_MAINTENANCE.ADD_POLICY_NOTE', ['POLICY_EDIT', 'POLICY_NOTE_EDIT']));
  it('[PM-017 partly] editing a policy and refunding need POLICY_EDIT', () => {
    expectAllOf('POLICY_MAINTENANCE.EDIT_POLICY', ['POLICY_EDIT']);
    expectAllOf('POLICY_MAINTENANCE.REFUND', ['POLICY_EDIT']);
  });
  it('[PM-018 partly] sending the confirmation needs POLICY_READ and POLICY_NOTIFICATION', () =>
    expectAllOf('POLICY_MAINTENANCE.SEND_CONFIRMATION', ['POLICY_READ', 'POLICY_NOTIFICATION']));
  it('[PM-019 partly] reinstating needs POLICY_ADMIN', () =>
    expectAllOf('POLICY_MAINTENANCE.REINSTATE_POLICY', ['POLICY_ADMIN']));
  it('[PM-020 partly] setting the application date needs POLICY_ADMIN', () =>
    expectAllOf('BOOKING.SET_APPLICATION_DATE', ['POLICY_ADMIN']));
  it('[PM-021 partly] cancelling needs POLICY_CANCEL or POLICY_EDIT', () =>
    expectAnyOf('POLICY_MAINTENANCE.CANCEL_POLICY', ['POLICY_CANCEL', 'POLICY_EDIT']));
  it('[PM-022 partly] each action on agents needs its profile atom with TRIPX_READ', () => {
    expectAllOf('AGENT.VIEW_AGENT', ['PROFILE_READ', 'TRIPX_READ']);
    expectAllOf('AGENT.ADD_AGENT', ['PROFILE_CREATE', 'TRIPX_READ']);
    expectAllOf('AGENT.EDIT_AGENT', ['PROFILE_EDIT', 'TRIPX_READ']);
    expectAllOf('AGENT.DELETE_AGENT', ['PROFILE_DELETE', 'TRIPX_READ']);
  });
  it('[PM-023] each action on licences needs its licence atom with a profile atom', () => {
    expectAllOf('LICENSING.VIEW_LICENSE', ['LICENSE_READ', 'PROFILE_READ']);
    expectAllOf('LICENSING.EDIT_LICENSE', ['LICENSE_EDIT', 'PROFILE_EDIT']);
    expectAllOf('LICENSING.ADD_LICENSING', ['LICENSE_CREATE', 'PROFILE_EDIT']);
  });
  it('[PM-024 partly] the agency tab is seen with ORGANIZATION_READ and edited with ORGANIZATION_EDIT', () => {
    expectAllOf('AGENCY_DETAILS.VIEW_AGENCY_TAB', ['ORGANIZATION_READ']);
    expectAllOf('AGENCY_DETAILS.EDIT_AGENCY_TAB', ['ORGANIZATION_EDIT']);
  });
  it('[PM-025 partly] viewing the configuration needs any of four', () =>
    expectAnyOf('CONFIGURATION.VIEW_CONFIG', [
      'TRIPX_CONFIG_EDIT',
      'TRIPX_READ',
      'TRIPX_EDIT',
      'TRIPX_DELETE',
    ]));
  it('[PM-026] submitting a quote needs QUOTE_READ alone', () =>
    expectAllOf('AUTH_ROLES.QUOTE_READ', ['QUOTE_READ']));
  it('[PM-040] editing rates needs RATES_EDIT', () => expectAllOf('TOOLS.EDIT_RATES', ['RATES_EDIT']));
  it('[PM-027] whoever lists several groups needs all of them', () => {
    const both = ['APP.VIEW_APP', 'TOOLS.EDIT_RATES'] as const;
    expect(holdsAll(['TRIPX_READ', 'RATES_EDIT'], both)).toBe(true);
    expect(holdsAll(['TRIPX_READ'], both)).toBe(false);
    expect(holdsAll(['RATES_EDIT'], both)).toBe(false);
    expect(holdsAll([], [])).toBe(true);
  });
  it('lists the groups that a set of atoms satisfies', () => {
    expect(claimGroupsOf(['RATES_EDIT'])).toEqual(['TOOLS.EDIT_RATES']);
    expect(claimGroupsOf(atoms)).toEqual(claimGroups);
  });
});

describe('the role catalogue', () => {
  const held = (name: RoleName) => sorted(roles[name].atoms);
  const consultant = [
    'TRIPX_READ TRIPX_SELL QUOTE_READ QUOTE_SAVE POLICY_CREATE POLICY_READ POLICY_UPDATE POLICY_CANCEL POLICY_BOOKING',
    'POLICY_EDIT POLICY_NOTIFICATION POLICY_NOTE_READ POLICY_NOTE_EDIT PAYMENT_CREATE PAYMENT_UPDATE PAYMENT_REFUND',
  ].flatMap((line) => line.split(' '));
  const lite = [
    ...consultant,
    'PROFILE_READ',
    'PROFILE_EDIT',
    'ORGANIZATION_READ',
    'REPORT_READ',
    'LICENSE_READ',
  ];

  it('[SI-001] has two user types', () => expect(userTypes).toEqual(['lanid', 'ciamid']));
  it('[SI-037] has two directory roles, signed in by LAN id', () => {
    expect(directoryRoles).toEqual(['LIA manager', 'LIA agent']);
    expect(directoryRoles.map((name) => roles[name].signsInAs)).toEqual(['lanid', 'lanid']);
  });
  it('[PM-049] Consultant_Agency, in its own organization', () => {
    expect(held('Consultant_Agency')).toEqual(sorted(consultant));
    expect(roles.Consultant_Agency.reach).toBe('own');
  });
  it('[PM-050] Consultant_Own, for the policies it sold itself', () => {
    expect(held('Consultant_Own')).toEqual(sorted(consultant));
    expect(roles.Consultant_Own.reach).toBe('ownPolicies');
  });
  it('[PM-051] Administrator_Lite, in its own organization', () => {
    expect(held('Administrator_Lite')).toEqual(sorted(lite));
    expect(roles.Administrator_Lite).toMatchObject({ reach: 'own', reportScope: 'Owner' });
  });
  it('[PM-048] Administrator_Full, in its own organization and those below', () => {
    const more = ['PROFILE_CREATE', 'PROFILE_DELETE', 'PROFILE_ADVISOR_READ'];
    expect(held('Administrator_Full')).toEqual(sorted([...lite, ...more]));
    expect(roles.Administrator_Full.reach).toBe('children');
  });
  it('[PM-052] View_Only reads', () => {
    expect(held('View_Only')).toEqual(['POLICY_NOTE_READ', 'POLICY_READ', 'TRIPX_READ']);
    expect(roles.View_Only.reach).toBe('own');
    const open = claimGroupsOf(roles.View_Only.atoms).filter((group) => !group.includes('.VIEW_'));
    expect(open).toEqual([]);
  });
  it('[PM-053 partly] Administrator_User manages users', () => {
    const names = ['TRIPX_READ', 'PROFILE_READ', 'PROFILE_CREATE', 'PROFILE_EDIT', 'PROFILE_DELETE'];
    expect(held('Administrator_User')).toEqual(sorted(names));
    expect(roles.Administrator_User.reach).toBe('own');
    const person = {
      atoms: roles.Administrator_User.atoms,
      userType: 'ciamid',
      featureFlags: ['advisor'],
    } as const;
    const open = areaPaths.filter((path) => mayBeAt({ kind: 'area', path }, person));
    const ofEverybody = ['/user', '/resources', '/forms', '/faq', '/external'];
    expect(sorted(open)).toEqual(sorted(['/users', ...ofEverybody]));
  });
  it('[PM-054] the directory roles, in all organizations', () => {
    const notHeld = ['GRAPH_API', 'REMERCH_CREATE'];
    expect(held('LIA manager')).toEqual(sorted(atoms.filter((atom) => !notHeld.includes(atom))));
    expect(held('LIA agent')).toEqual(
      sorted([...consultant, 'PROFILE_READ', 'ORGANIZATION_READ', 'LICENSE_READ']),
    );
    expect(directoryRoles.map((name) => roles[name].reach)).toEqual(['all', 'all']);
  });
  it('[PM-058] the sponsor user', () => {
    const names = [
      'TRIPX_READ TRIPX_SELL QUOTE_READ QUOTE_SAVE POLICY_CREATE POLICY_READ POLICY_BOOKING POLICY_NOTIFICATION',
      'POLICY_NOTE_READ PAYMENT_CREATE',
    ].flatMap((line) => line.split(' '));
    expect(held('sponsor user')).toEqual(sorted(names));
    expect(roles['sponsor user'].reach).toBe('own');
  });
  it('[PM-059] the broker user', () => {
    expect(held('broker user')).toEqual(sorted(consultant));
    expect(roles['broker user'].reach).toBe('own');
    const categories = new Map(sampleOrganizations.map(({ code, category }) => [code, category]));
    const homes = samplePeople.flatMap(({ role, organizations }) =>
      organizations.map((code) => ({ role, category: categories.get(code) ?? '' })),
    );
    const brokers = homes.filter(({ role }) => role === 'broker user');
    expect(brokers.map(({ category }) => category)).toEqual(['BROKERAGE']);
    const ofBrokers = homes.filter(({ category }) => ['BROKERAGE', 'BROKER'].includes(category));
    expect(ofBrokers.map(({ role }) => role)).toEqual(['broker user']);
  });
  it('[PM-060] the consumer, for the purchase of its session', () => {
    const names =
      'TRIPX_READ QUOTE_READ QUOTE_SAVE POLICY_CREATE POLICY_BOOKING PAYMENT_CREATE REMERCH_CREATE';
    expect(held('consumer')).toEqual(sorted(names.split(' ')));
    expect(roles.consumer).toMatchObject({ reach: 'session', signsInAs: 'anonymous' });
  });
  it('has the six access types of agency users, signed in by CIAM id', () => {
    expect(profileRoles).toEqual([
      'Consultant_Agency',
      'Consultant_Own',
      'Administrator_Full',
      'Administrator_Lite',
      'View_Only',
      'Administrator_User',
    ]);
    expect(profileRoles.map((name) => roles[name].signsInAs)).toEqual(Array(6).fill('ciamid'));
  });
  it('refuses a catalogue that lacks a role, an atom, or says something else than x', () => {
    const text = 'role,signsInAs,reach,reportScope';
    expect(() => readRoles(text)).toThrow('lacks the atoms TRIPX_READ');
    expect(() => readRoles(`${text},${atoms.join(',')}`)).toThrow('lacks the roles LIA manager');
    expect(() => readRoles(`${text},${atoms.join(',')}\nLIA manager,lanid,galaxy,all`)).toThrow('"galaxy"');
  });
});
