import { describe, expect, it } from 'vitest';
import { applications } from '#domain/applications.ts';
import { sessionOrganization } from '#domain/calls/identity/user.ts';
import {
  defaultOrganization,
  isAgencyOrBroker,
  isBroker,
  organizationCategories,
  organizationKind,
} from '#domain/organizations.ts';

describe('organizations', () => {
  it('[OS-017] CM is the default one', () => {
    expect(defaultOrganization).toBe('CM');
    expect(applications['co-brand'].organizationBeforeSignIn).toBe('CM');
  });

  it.each([
    ['CM', 'coverMe'],
    ['ME', 'employee'],
    ['TC', 'tc'],
    ['BOREAL', 'partner'],
    ['cm', 'partner'],
    ['', 'partner'],
  ])('[OS-018] %j is treated as %s', (code, kind) => expect(organizationKind(code)).toBe(kind));

  it('[OS-019] have five categories', () => {
    expect(organizationCategories.toSorted()).toEqual([
      'AFFILIATION',
      'AGENCY',
      'BROKER',
      'BROKERAGE',
      'SPONSOR',
    ]);
  });

  it.each([
    ['agency', 'AGENCY'],
    ['broker', 'BROKER'],
    ['AGENCY', 'AGENCY'],
    ['BROKER', 'BROKER'],
  ])('[OS-020] the category %j of a session is recognized as %s', (text, category) =>
    expect(sessionOrganization.shape.category.parse(text)).toBe(category),
  );

  it('[OS-020] no other text is a category', () => {
    expect(sessionOrganization.shape.category.safeParse('bank').success).toBe(false);
  });

  it('of brokers carry either of two categories', () => {
    expect(organizationCategories.filter(isBroker).toSorted()).toEqual(['BROKER', 'BROKERAGE']);
    expect(organizationCategories.filter(isAgencyOrBroker).toSorted()).toEqual([
      'AGENCY',
      'BROKER',
      'BROKERAGE',
    ]);
  });

  it('[OS-021] sell in two channels', () => {
    const channels = Object.values(applications).map(({ key, channel }) => [key, channel]);
    expect(channels).toEqual([
      ['b2b', 'b2b'],
      ['b2c', 'b2c'],
      ['co-brand', 'b2c'],
      ['admin', 'b2b'],
    ]);
  });
});
