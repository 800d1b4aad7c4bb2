import { expect, test } from 'vitest';
import { createCredentials } from '#src/ports/credentials.ts';

const asked = { language: () => 'en' as const, refCode: () => null as string | null };

test('[PL-001] the headers say who asks, with the claims token and the reference id, and are there before anybody is known', () => {
  const credentials = createCredentials(asked);
  const ofNobody = { 'x-user-ref': '', 'x-user-type': '', 'x-claims-token': '' };
  expect(credentials.headers()).toMatchObject(ofNobody);
  credentials.remember({
    userRef: 'omartin',
    userType: 'ciamid',
    claimsToken: 'of-the-session',
    scope: null,
    distributor: null,
  });
  expect(credentials.headers()).toMatchObject({
    'x-user-ref': 'omartin',
    'x-user-type': 'ciamid',
    'x-claims-token': 'of-the-session',
    'url-ref-code': expect.stringMatching(/./),
  });
  credentials.forget();
  expect(credentials.headers()).toMatchObject(ofNobody);
});

test('[PL-002] the reference id is asked for at each call, and a fixed one is sent when there is none', () => {
  let refCode: string | null = null;
  const credentials = createCredentials({ ...asked, refCode: () => refCode });
  const fallback = credentials.headers()['url-ref-code'];
  expect(fallback).toMatch(/^\S+$/);
  refCode = 'REF123456789';
  expect(credentials.headers()['url-ref-code']).toBe('REF123456789');
  refCode = null;
  expect(credentials.headers()['url-ref-code']).toBe(fallback);
});

test('[PL-004 partly] [SI-020] the headers say for whom the session works: organization, else CM, agent and selling code where there are', () => {
  const credentials = createCredentials(asked);
  const ofDistributor = () =>
    Object.entries(credentials.headers()).filter(([name]) => /distributor|sellingCode/.test(name));
  const remember = (distributor: Parameters<typeof credentials.remember>[0]['distributor']) =>
    credentials.remember({
      userRef: 'gbouchard',
      userType: 'ciamid',
      claimsToken: 'of-the-session',
      scope: null,
      distributor,
    });
  expect(ofDistributor()).toEqual([]);
  remember({ organizationCode: 'BOREAL', agentRef: 'profile-7', sellingCode: 'BOR-0001' });
  expect(ofDistributor()).toEqual([
    ['x-distributor-organization', 'BOREAL'],
    ['x-distributor-ref', 'profile-7'],
    ['sellingCode', 'BOR-0001'],
  ]);
  remember({ organizationCode: null, agentRef: null, sellingCode: null });
  expect(ofDistributor()).toEqual([['x-distributor-organization', 'CM']]);
  remember(null);
  expect(ofDistributor()).toEqual([]);
});

test('[PL-003] the scope is sent when the session has one, and its header is left out otherwise', () => {
  const credentials = createCredentials(asked);
  const session = {
    userRef: 'omartin',
    userType: 'ciamid',
    claimsToken: 'of-the-session',
    distributor: null,
  } as const;
  expect(credentials.headers()).not.toHaveProperty('x-scope');
  credentials.remember({ ...session, scope: 'quotes' });
  expect(credentials.headers()['x-scope']).toBe('quotes');
  credentials.remember({ ...session, scope: null });
  expect(credentials.headers()).not.toHaveProperty('x-scope');
});
