import { describe, expect, it } from 'vitest';
import { languages } from '#domain/locales.ts';
import { featureFlags, flagsOn } from '#domain/organizations.ts';
import {
  hidesSwitch,
  organizationNameIn,
  routesWithoutSwitch,
  searchTextOf,
  sortedByName,
  switchIsOffered,
} from '#domain/organizationSwitch.ts';
import { mayBeAt } from '#domain/portalGuard.ts';
import { atoms, visitorAtoms } from '#domain/permissions/atoms.ts';
import { areaPaths } from '#domain/areas.ts';
import { documentedAreas, documentedSignIns, documentedSteps } from '../support/documentedPaths.ts';

const zebra = { code: 'Z', organizationName: 'Zebra', organizationNameInFrench: 'Éclair' };
const eclipse = { code: 'E', organizationName: 'Eclipse', organizationNameInFrench: 'Zèbre' };
const apple = { code: 'A', organizationName: 'apple', organizationNameInFrench: 'École' };

describe('the switch of organization', () => {
  it.each([
    ['a LAN id in the admin view', { adminView: true, userType: 'lanid', featureFlags: [] }, true],
    ['a LAN id elsewhere', { adminView: false, userType: 'lanid', featureFlags: ['one_to_many'] }, false],
    [
      'a CIAM id with the flag in the admin view',
      { adminView: true, userType: 'ciamid', featureFlags: ['one_to_many'] },
      true,
    ],
    ['a CIAM id without it', { adminView: true, userType: 'ciamid', featureFlags: ['advisor'] }, false],
    [
      'a CIAM id with the flag elsewhere',
      { adminView: false, userType: 'ciamid', featureFlags: ['one_to_many'] },
      false,
    ],
  ] as const)('[OS-001 partly] is offered to %s: %s', (_, person, offered) => {
    expect(switchIsOffered({ signedIn: true, ...person })).toBe(offered);
    expect(switchIsOffered({ signedIn: false, ...person })).toBe(false);
  });

  it('[OS-003] [OS-004] is hidden on the purchase and sign-in routes, by a list for each language', () => {
    for (const language of languages) {
      const { CONTACT_DETAILS, PAYMENT, CONFIRMATION, ...others } = documentedSteps[language];
      const signIn = [...documentedSignIns, '/login/callback'];
      const hidden = [CONTACT_DETAILS, PAYMENT, CONFIRMATION, ...signIn];
      expect(routesWithoutSwitch[language].toSorted()).toEqual(hidden.toSorted());
      for (const path of hidden) expect(hidesSwitch(path, language), path).toBe(true);
      for (const path of [...Object.values(others), ...documentedAreas, '/'])
        expect(hidesSwitch(path, language), path).toBe(false);
    }
    expect(routesWithoutSwitch.en).not.toContain('/adherer/paiement');
  });

  it('[LN-019 partly] [OS-015 partly] names an organization in the language and sorts by that name', () => {
    expect(organizationNameIn(zebra, 'en')).toBe('Zebra');
    expect(organizationNameIn(zebra, 'fr')).toBe('Éclair');
    const codes = (language: 'en' | 'fr') =>
      sortedByName([zebra, eclipse, apple], language).map(({ code }) => code);
    expect(codes('en')).toEqual(['A', 'E', 'Z']);
    expect(codes('fr')).toEqual(['Z', 'A', 'E']);
  });
});

describe('feature flags', () => {
  it('[OS-030] are looked for by name and are on with the value true alone', () => {
    const flags = { one_to_many: true, advisor: 'true', other: 1, off: false, none: null, list: [true] };
    expect(flagsOn(flags)).toEqual(['one_to_many']);
  });

  it('[OS-031] that the portal reads are one_to_many, for the switch of a CIAM id, and advisor, for the advisors', () => {
    expect(Object.values(featureFlags)).toEqual(['one_to_many', 'advisor']);
    const opened = (flags: readonly string[]) => {
      const person = { atoms, userType: 'ciamid', featureFlags: flags } as const;
      return {
        switch: switchIsOffered({ ...person, signedIn: true, adminView: true }),
        areas: areaPaths.filter((path) => mayBeAt({ kind: 'area', path }, person)),
      };
    };
    const without = opened([]);
    expect([without.switch, without.areas.includes('/advisors')]).toEqual([false, false]);
    expect(opened(['one_to_many'])).toEqual({ ...without, switch: true });
    const advisors = opened(['advisor']);
    expect(advisors.switch).toBe(false);
    expect(new Set(advisors.areas)).toEqual(new Set([...without.areas, '/advisors']));
    expect(opened(['another'])).toEqual(without);
  });
});

it('a visitor keeps what selling needs, and nothing of administration', () => {
  expect(
    visitorAtoms([
      'TRIPX_READ',
      'QUOTE_READ',
      'POLICY_BOOKING',
      'POLICY_ADMIN',
      'PROFILE_READ',
      'ORGANIZATION_READ',
      'LICENSE_READ',
      'RATES_EDIT',
      'REPORT_READ',
    ]),
  ).toEqual(['TRIPX_READ', 'QUOTE_READ', 'POLICY_BOOKING']);
});

it('what is looked for has no spaces around it and is no longer than the server takes', () => {
  expect(searchTextOf('  boreal ')).toBe('boreal');
  expect(searchTextOf('   ')).toBe('');
  expect(searchTextOf('x'.repeat(500))).toHaveLength(100);
});
