import { expect, test } from 'vitest';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { atoms } from '#domain/permissions/atoms.ts';
import { sessionFactsOf } from '#src/app/sessionFacts.ts';
import { signedInUser as signedIn } from '#tests/support/server/signedInUser.ts';

test('the list of tasks is named to who signed in and may edit policies', () => {
  const claims: CurrentUser['claims'] = { atoms: ['TRIPX_READ', 'POLICY_EDIT'], claimGroups: [] };
  expect(sessionFactsOf({ ...signedIn, claims }).facts.mayOpenTasks).toBe(true);
  expect(sessionFactsOf(signedIn).facts.mayOpenTasks).toBe(false);
  expect(sessionFactsOf({ ...signedIn, claims, user: null }).facts.mayOpenTasks).toBe(false);
});

test('[SI-023] claims, profile code and organization code of the answer are what the session holds', () => {
  expect(sessionFactsOf(signedIn)).toMatchObject({
    signedIn: true,
    atoms: ['TRIPX_READ', 'POLICY_BOOKING'],
    profileCode: 'OM07',
    organizationCode: 'TC',
  });
  expect(sessionFactsOf({ ...signedIn, user: null, claims: { atoms: [], claimGroups: [] } })).toMatchObject({
    signedIn: false,
    atoms: [],
    profileCode: null,
    organizationCode: null,
  });
});

test('[PM-020 partly] only a holder of POLICY_ADMIN may choose the application date', () => {
  const others = atoms.filter((atom) => atom !== 'POLICY_ADMIN');
  const mayDate = (held: CurrentUser['claims']['atoms']) =>
    sessionFactsOf({ ...signedIn, claims: { atoms: held, claimGroups: [] } }).facts.mayDateApplication;
  expect([mayDate(others), mayDate(['POLICY_ADMIN'])]).toEqual([false, true]);
});

test('[QQ-009] only a holder of QUOTE_READ may submit a quick quote', () => {
  const others = atoms.filter((atom) => atom !== 'QUOTE_READ');
  const mayQuote = (held: CurrentUser['claims']['atoms']) =>
    sessionFactsOf({ ...signedIn, claims: { atoms: held, claimGroups: [] } }).facts.mayQuote;
  expect([mayQuote(others), mayQuote(['QUOTE_READ'])]).toEqual([false, true]);
});

test('[QF-043] today in the flow is the business day which get-user answers', () => {
  expect(sessionFactsOf({ ...signedIn, today: '2026-07-14' }).facts.today).toBe('2026-07-14');
});

test('[PY-032 partly] the profile of the card frame is that which get-user answers', () => {
  expect(sessionFactsOf(signedIn).facts.monerisProfileId).toBe('PROFILE');
});

test('[QQ-030 partly] the limits of the quick quote are those of the organization, or 0 to 120 years where it set none', () => {
  const none = { minimumAge: 0, maximumAge: 120, minimumTripCost: 0 };
  expect(sessionFactsOf(signedIn).facts.quickQuoteLimits).toEqual(none);
  const own = { minimumAge: 18, maximumAge: 84, minimumTripCost: 250 };
  const organization = {
    code: 'MAPLE',
    category: 'AFFILIATION' as const,
    name: 'Maple Alumni Association',
    nameInFrench: 'Association des diplômés de l’Érable',
    featureFlags: [],
    whiteLabelRoot: 'partner' as const,
    refCode: null,
    publicRefCode: null,
    quickQuoteLimits: own,
    paymentGateways: ['MONERIS' as const, 'ORGANIZATION' as const],
  };
  const { facts } = sessionFactsOf({ ...signedIn, organization });
  expect(facts.quickQuoteLimits).toEqual(own);
  expect(facts.paymentGateways).toEqual(['MONERIS', 'ORGANIZATION']);
});

test('[PY-004 partly] an organization that has chosen no gateway takes cards', () => {
  expect(sessionFactsOf(signedIn).facts.paymentGateways).toEqual(['MONERIS']);
});

test('[ID-021 partly] [ID-022 partly] the pause after which activity refreshes the session is that which get-user answers', () => {
  expect(sessionFactsOf(signedIn).debounceInterval).toBe(10_000);
  expect(sessionFactsOf({ ...signedIn, debounceInterval: null }).debounceInterval).toBeNull();
});

test('[PM-056 partly] in administration a CIAM id stays one', () => {
  const { userType, facts } = sessionFactsOf({ ...signedIn, application: 'admin' });
  expect([userType, facts.userType, facts.adminView]).toEqual(['ciamid', 'ciamid', true]);
});

test('nothing that proves who somebody is reaches the charts', () => {
  expect(JSON.stringify(sessionFactsOf(signedIn))).not.toContain('of-the-session');
});

test('[SI-018 partly] the session holds user reference and type, role, organization, permissions and profile, and nothing of nobody', () => {
  expect(sessionFactsOf(signedIn)).toMatchObject({
    userRef: 'omartin',
    userType: 'ciamid',
    role: 'Consultant_Agency',
    organizationCode: 'TC',
    profileCode: 'OM07',
    atoms: ['TRIPX_READ', 'POLICY_BOOKING'],
  });
  const visitor = {
    ...signedIn,
    user: { ...signedIn.user!, anonymous: true, role: 'consumer' as const },
  };
  expect(sessionFactsOf(visitor)).toMatchObject({ userRef: '', role: null, signedIn: false });
});
