import { describe, expect, it } from 'vitest';
import { mayFollow, profileLinks, shownLinks, standsInDropMenu } from '#domain/navigation/menus.ts';
import { firstSideItem, type SideItemKey, sideItemKeys, sideItems } from '#domain/navigation/sideMenu.ts';
import { isOpen } from '#domain/openAreas.ts';
import { type Atom, atoms } from '#domain/permissions/atoms.ts';
import type { Person } from '#domain/permissions/person.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import { mayBeAt } from '#domain/portalGuard.ts';
import { areaPaths } from '#domain/areas.ts';
import { placeOf } from '#domain/routes.ts';
import { readRoles } from '#server/identity/roles.ts';
import { documentedSteps } from '../support/documentedPaths.ts';

const roles = readRoles();
const everything: Person = { atoms, userType: 'lanid', featureFlags: ['advisor'] };
const asCustomer = (person: Person): Person => ({ ...person, userType: 'ciamid' });
const without = (...left: Atom[]): Person => ({
  ...everything,
  atoms: atoms.filter((atom) => !left.includes(atom)),
});
const permittedItems = (person: Person) => sideItems('en').filter((item) => mayFollow(item, person));
const shownTo = (person: Person) => shownLinks(sideItems('en'), person).map(({ key }) => key);
const keysOf = (person: Person) => permittedItems(person).map(({ key }) => key);
const personOf = (role: RoleName, featureFlags: string[] = []): Person => ({
  atoms: roles[role].atoms,
  userType: roles[role].signsInAs === 'lanid' ? 'lanid' : 'ciamid',
  featureFlags,
});

/** By the role catalogue, in an organization with the advisor flag. */
const itemsOfRoles: Record<RoleName, readonly SideItemKey[]> = {
  'LIA manager': [
    'policySearch',
    'quote',
    'heldQuotes',
    'leads',
    'tasks',
    'agent',
    'licensing',
    'advisors',
    'agency',
    'rates',
    'reports',
    'allocations',
  ],
  'LIA agent': [
    'policySearch',
    'quote',
    'heldQuotes',
    'leads',
    'tasks',
    'agent',
    'licensing',
    'agency',
    'allocations',
  ],
  Consultant_Agency: ['policySearch', 'quote', 'heldQuotes', 'leads', 'tasks'],
  Consultant_Own: ['policySearch', 'quote', 'heldQuotes', 'leads', 'tasks'],
  Administrator_Full: [
    'policySearch',
    'quote',
    'heldQuotes',
    'leads',
    'tasks',
    'externalUsers',
    'licensing',
    'advisors',
    'agency',
    'reports',
  ],
  Administrator_Lite: [
    'policySearch',
    'quote',
    'heldQuotes',
    'leads',
    'tasks',
    'externalUsers',
    'licensing',
    'agency',
    'reports',
  ],
  View_Only: ['policySearch'],
  Administrator_User: ['externalUsers'],
  'sponsor user': ['policySearch', 'quote', 'heldQuotes', 'leads'],
  'broker user': ['policySearch', 'quote', 'heldQuotes', 'leads', 'tasks'],
  consumer: ['quote'],
};

describe('the side menu of administration', () => {
  it.each(Object.keys(itemsOfRoles) as RoleName[])(
    '[NV-002 partly] [NV-043 partly] [PM-057 partly] %s has the items of its permissions, in their order',
    (role) => expect(keysOf(personOf(role, ['advisor']))).toEqual(itemsOfRoles[role]),
  );

  it('[NV-043 partly] is in the order of the documents, users of either kind in one place', () => {
    expect(sideItemKeys.filter((key) => key !== 'externalUsers')).toEqual(itemsOfRoles['LIA manager']);
    expect(keysOf(asCustomer(everything)).indexOf('externalUsers')).toBe(5);
  });

  it('[NV-004 partly] shows reports with REPORT_READ only', () => {
    expect(keysOf(without('REPORT_READ'))).toEqual(keysOf(everything).filter((key) => key !== 'reports'));
  });

  it('[NV-005] shows agents to internal users, external users to the others, and neither without PROFILE_READ', () => {
    expect(shownTo(everything)).toContain('agent');
    expect(shownTo(everything)).not.toContain('externalUsers');
    expect(shownTo(asCustomer(everything))).toContain('externalUsers');
    expect(shownTo(asCustomer(everything))).not.toContain('agent');
    for (const person of [without('PROFILE_READ'), asCustomer(without('PROFILE_READ'))]) {
      expect(shownTo(person).filter((key) => ['agent', 'externalUsers'].includes(key))).toEqual([]);
    }
  });

  it('[NV-006] shows advisors with PROFILE_ADVISOR_READ where the organization has the flag', () => {
    expect(shownTo(everything)).toContain('advisors');
    expect(shownTo({ ...everything, featureFlags: ['one_to_many'] })).not.toContain('advisors');
    expect(shownTo(without('PROFILE_ADVISOR_READ'))).not.toContain('advisors');
  });

  it('[AD-078] the advisor area needs the claim APP.VIEW_APP', () => {
    expect(mayBeAt(placeOf('/advisors'), everything)).toBe(true);
    expect(mayBeAt(placeOf('/advisors/register'), everything)).toBe(true);
    expect(mayBeAt(placeOf('/advisors'), without('TRIPX_READ'))).toBe(false);
    expect(mayBeAt(placeOf('/advisors/register'), without('TRIPX_READ'))).toBe(false);
  });

  it('[NV-007 partly] shows rates with RATES_READ only', () => {
    expect(keysOf(without('RATES_READ'))).toEqual(keysOf(everything).filter((key) => key !== 'rates'));
  });

  it('[NV-008 partly] shows the agency with ORGANIZATION_READ only', () => {
    expect(keysOf(without('ORGANIZATION_READ'))).toEqual(
      keysOf(everything).filter((key) => key !== 'agency'),
    );
  });

  it('[RT-042 partly] shows allocations to internal users, and serves them to nobody else', () => {
    expect(keysOf(everything)).toContain('allocations');
    expect(keysOf(asCustomer(everything))).not.toContain('allocations');
    expect(mayBeAt(placeOf('/allocations'), everything)).toBe(true);
    expect(mayBeAt(placeOf('/allocations'), asCustomer(everything))).toBe(false);
  });

  it('[PM-055 partly] an address is open to exactly those who see its item, whatever they hold', () => {
    const people = (Object.keys(roles) as RoleName[])
      .flatMap((role) => [personOf(role), personOf(role, ['advisor'])])
      .concat(atoms.map((atom) => without(atom)))
      .concat(atoms.map((atom) => asCustomer(without(atom))));
    for (const path of ['/reports', '/rates', '/agency', '/advisors', '/users', '/licensing']) {
      for (const person of people) {
        const seen = permittedItems(person).some(({ href }) => href === path);
        expect(mayBeAt(placeOf(path), person), `${path} ${person.atoms.join()}`).toBe(seen);
      }
    }
  });

  it('the path of maintenance is the policy search’s, for those who may search policies', () => {
    expect(sideItems('en')[0]).toMatchObject({ key: 'policySearch', href: '/maintenance' });
    expect(mayBeAt(placeOf('/maintenance'), everything)).toBe(true);
    expect(mayBeAt(placeOf('/maintenance'), without('POLICY_READ'))).toBe(false);
  });

  it('leads into the flow in the language', () => {
    const quote = (language: 'en' | 'fr') => sideItems(language).find(({ key }) => key === 'quote')?.href;
    expect(quote('en')).toBe(documentedSteps.en.TRAVELLER_DETAILS);
    expect(quote('fr')).toBe(documentedSteps.fr.TRAVELLER_DETAILS);
  });

  it('[RT-035 partly] [RT-036 partly] a redirect leads to the first item that shows, and nowhere when none does', () => {
    for (const role of Object.keys(roles) as RoleName[]) {
      const person = personOf(role, ['advisor']);
      const shown = permittedItems(person).filter(({ href }) => isOpen(placeOf(href)));
      expect(firstSideItem(person, 'en')?.key).toBe(shown[0]?.key);
    }
    expect(firstSideItem({ ...everything, atoms: [] }, 'en')).toBeNull();
  });
});

describe('menus', () => {
  it('no menu leads to an area that does not exist yet', () => {
    const links = areaPaths.map((path) => ({ key: path, href: path }));
    const shown = shownLinks(links, everything).map(({ key }) => key);
    expect(shown).toEqual(areaPaths.filter((path) => isOpen(placeOf(path))));
    expect(shown).not.toContain('/rates');
  });

  it('an item asks for its own claim group and kind of user as well', () => {
    const link = { key: 'site', href: 'https://site.example' };
    expect(mayFollow(link, without('RATES_EDIT'))).toBe(true);
    expect(mayFollow({ ...link, claimGroup: 'TOOLS.EDIT_RATES' }, without('RATES_EDIT'))).toBe(false);
    expect(mayFollow({ ...link, claimGroup: 'TOOLS.EDIT_RATES' }, everything)).toBe(true);
    expect(mayFollow({ ...link, userType: 'ciamid' }, everything)).toBe(false);
  });

  it('[NV-009 partly] what drops down holds six items for internal users, and all for the others', () => {
    const keys = [...sideItemKeys, 'account', 'preferences', 'signOut'];
    expect(keys.filter((key) => standsInDropMenu(key, 'lanid'))).toEqual([
      'agent',
      'licensing',
      'agency',
      'rates',
      'allocations',
      'signOut',
    ]);
    expect(keys.filter((key) => standsInDropMenu(key, 'ciamid'))).toEqual(keys);
  });

  it('the profile menu holds links for external users only', () => {
    expect(profileLinks(['account', 'preferences'], 'ciamid')).toEqual(['account', 'preferences']);
    expect(profileLinks(['account', 'preferences'], 'lanid')).toEqual([]);
  });
});
