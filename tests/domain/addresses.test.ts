import { describe, expect, test } from 'vitest';
import { pageName } from '#domain/analytics.ts';
import { policyLinkAddress, languageOfPolicyLink } from '#domain/links/policyLink.ts';
import { bannerAt } from '#domain/navigation/banner.ts';
import { isEmptyNavigation, type NavLink } from '#domain/navigation/navContent.ts';
import { isOpen } from '#domain/openAreas.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { addressAt, languageOfPath, opensKit, pathOfStep, placeOf, stepAddress } from '#domain/routes.ts';
import { isOwnMachine, isSafeAddress, unsafeAddressesOf } from '#domain/safeAddress.ts';

describe('an address of the portal', () => {
  test.each([
    ['/', { kind: 'root' }],
    ['//', { kind: 'root' }],
    ['', { kind: 'unknown' }],
    ['/apply/', { kind: 'step', step: 'CONTACT_DETAILS', language: 'en' }],
    ['/adherer//', { kind: 'step', step: 'CONTACT_DETAILS', language: 'fr' }],
    ['/Apply', { kind: 'unknown' }],
    ['/plan', { kind: 'booking', path: '/plan', step: 'SELECT_PLAN' }],
    ['/booking', { kind: 'booking', path: '/booking', step: 'TRIP_DETAILS' }],
    ['/forbidden', { kind: 'error', path: '/forbidden' }],
    ['/login/callback', { kind: 'signIn', path: '/login/callback' }],
    ['/welcome', { kind: 'agent', path: '/welcome' }],
    ['/users', { kind: 'area', path: '/users' }],
    ['/users/new', { kind: 'area', path: '/users' }],
    ['/usersnew', { kind: 'unknown' }],
    ['/apply/else', { kind: 'insideFlow', language: 'en' }],
    ['/get-a-quote/else', { kind: 'insideFlow', language: 'en' }],
    ['/adherer/autre', { kind: 'insideFlow', language: 'fr' }],
    ['/applyelse', { kind: 'unknown' }],
    ['/apply%2Fpayment', { kind: 'unknown' }],
    ['/login/callback/', { kind: 'signIn', path: '/login/callback' }],
    ['/:first/x', { kind: 'unknown' }],
    ['/%E0%A4%A', { kind: 'unknown' }],
  ])('%s shows %j', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  test('has a language where its path belongs to one', () => {
    expect(['/apply', '/adherer/autre', '/users', '/'].map(languageOfPath)).toEqual(['en', 'fr', null, null]);
  });

  test('of a step carries the language, and the reference id where there is one', () => {
    expect(stepAddress('PAYMENT', 'fr')).toBe('/adherer/paiement?lang=fr');
    expect(stepAddress('PAYMENT', 'en', 'REF100000001')).toBe('/apply/payment?lang=en&refCode=REF100000001');
    expect(stepAddress('PAYMENT', 'en', '')).toBe('/apply/payment?lang=en');
    expect([refCodeOf('?refCode=REF1'), refCodeOf('?refCode='), refCodeOf('')]).toEqual(['REF1', null, null]);
  });

  test('has its parts filled in, the language, and the reference id where there is one', () => {
    const parts = { part: 'a b/7' };
    expect(addressAt('/licensing/:part', { language: 'fr', refCode: 'R 1' }, parts)).toBe(
      '/licensing/a%20b%2F7?lang=fr&refCode=R+1',
    );
    expect(addressAt('/user', { language: 'en' })).toBe('/user?lang=en');
  });

  test('of the plans is another one for the administration, and for that step alone', () => {
    expect(pathOfStep('SELECT_PLAN', 'fr', true)).toBe('/plan');
    expect(pathOfStep('SELECT_PLAN', 'en', false)).toBe('/get-a-quote/plan-selection');
    expect(pathOfStep('PAYMENT', 'en', true)).toBe('/apply/payment');
  });

  test('opens the gallery of the kit', () => {
    expect(['/kit', '/kit/', '/kit//', '/kits', '/x/kit', '/kit/x'].map(opensKit)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('is measured by a name of ours', () => {
    const paths = [
      '/',
      '/external',
      '/faq',
      '/apply',
      '/plan',
      '/users/7',
      '/notfound',
      '/login',
      '/apply/x',
      '/x',
    ];
    expect(paths.map(pageName)).toEqual([
      'root',
      'welcome',
      'faq',
      'CONTACT_DETAILS',
      'SELECT_PLAN',
      'users',
      'notfound',
      'login',
      'insideFlow',
      'unknown',
    ]);
  });

  test('has a tall banner where people read', () => {
    expect(['/faq', '/forms', '/resources', '/users', '/apply', '/'].map(bannerAt)).toEqual([
      'tall',
      'tall',
      'tall',
      'quickQuote',
      'quickQuote',
      'quickQuote',
    ]);
  });

  test('has screens, unless its area waits for them', () => {
    const paths = ['/', '/apply', '/welcome', '/external', '/faq', '/maintenance', '/rates/1'];
    expect(paths.map((path) => isOpen(placeOf(path)))).toEqual([true, true, true, true, true, true, false]);
  });
});

test('a navigation is empty where neither menu leads anywhere', () => {
  const link = {} as NavLink;
  const sideNav = [link] as never[];
  const topNav = [link] as never[];
  expect(isEmptyNavigation({ sideNav: [], topNav: [] })).toBe(true);
  expect(isEmptyNavigation({ sideNav, topNav: [] })).toBe(false);
  expect(isEmptyNavigation({ sideNav: [], topNav })).toBe(false);
});

describe('the page that a signed link opens', () => {
  test('has its token in the fragment', () => {
    expect(policyLinkAddress('https://b2c.example.ca', 'en', 'T0')).toBe(
      'https://b2c.example.ca/your-policy#T0',
    );
    expect(policyLinkAddress('https://b2c.example.ca', 'fr', 'T0')).toBe(
      'https://b2c.example.ca/votre-police#T0',
    );
  });

  test('has a language by its path', () => {
    const paths = [
      '/your-policy',
      '/votre-police/',
      '/votre-police//',
      '/your-policy/x',
      '/x/your-policy',
      '/',
    ];
    expect(paths.map(languageOfPolicyLink)).toEqual(['en', 'fr', 'fr', null, null, null]);
  });
});

describe('an address that nobody reads on its way', () => {
  test('is one by https, or one of this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '::1', '[::1]'])
      expect(isOwnMachine(host), host).toBe(true);
    expect(isOwnMachine('localhost.example.ca')).toBe(false);
    const addresses = [
      'https://id.example.ca/x',
      'http://localhost:4000',
      'http://[::1]:4000',
      'http://id.example.ca',
      'ftp://localhost',
      'no address',
      '',
    ];
    expect(addresses.map(isSafeAddress)).toEqual([true, true, true, false, false, false, false]);
  });

  test('is what an identity provider has to name, as far as it names it', () => {
    const unsafe = 'http://id.example.ca';
    expect(
      unsafeAddressesOf({
        issuer: unsafe,
        authorization_endpoint: unsafe,
        token_endpoint: unsafe,
        jwks_uri: unsafe,
        end_session_endpoint: unsafe,
        userinfo_endpoint: unsafe,
        check_session_iframe: unsafe,
      }),
    ).toEqual([
      'authorization_endpoint',
      'token_endpoint',
      'jwks_uri',
      'end_session_endpoint',
      'userinfo_endpoint',
      'check_session_iframe',
    ]);
    expect(unsafeAddressesOf({ token_endpoint: 'https://id.example.ca/token', jwks_uri: 7 })).toEqual([
      'jwks_uri',
    ]);
    expect(unsafeAddressesOf({})).toEqual([]);
  });
});
