import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIssuers, type Issuers } from '#server/identity/issuers.ts';
import type { Problem } from '#server/http/problem.ts';
import { readSettings } from '#server/settings.ts';
import { testClock, type TestClock } from '#tests/support/server/testClock.ts';
import { startTestIssuer, type TestIssuer } from '#tests/support/server/testIssuer.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const nonce = 'b2b.nonce';
const description = '/directory/.well-known/openid-configuration';

let clock: TestClock;
let provider: TestIssuer;
let issuers: Issuers;
let logged: object[];

beforeEach(async () => {
  clock = testClock();
  logged = [];
  provider = await startTestIssuer(clock);
  issuers = issuersAt('');
});
afterEach(() => provider.close());

const issuersAt = (end: string) =>
  createIssuers(
    readSettings({
      PORTAGE_DIRECTORY_ISSUER: provider.issuers.directory + end,
      PORTAGE_CUSTOMERS_ISSUER: provider.issuers.customers + end,
    }),
    clock,
    { error: (told: object, what: string) => void logged.push({ ...told, what }) },
  );
const outcome = async (idToken: string) => {
  const told = issuers.verify({ idToken, nonce, application: 'b2b' });
  return told.then(
    ({ subject }) => subject,
    (failure: Problem) => `${failure.status} ${failure.code}`,
  );
};
const signedIn = async (claims = {}) => outcome(await provider.token('directory', 'mia', nonce, claims));
const descriptions = () => provider.asked.filter((path) => path === description).length;

it('a key that the provider has since this morning is taken, and the one before it no longer', async () => {
  expect(await signedIn()).toBe('mia');
  const before = await provider.token('directory', 'mia', nonce);
  clock.advance(minute);
  await provider.renewKey('directory');
  expect(await signedIn()).toBe('mia');
  expect(await outcome(before)).toBe('401 identity.tokenInvalid');
});

it('however many tokens with keys that nobody knows come, the provider is asked once a minute', async () => {
  expect(await signedIn()).toBe('mia');
  clock.advance(minute);
  const strange = await startTestIssuer(clock);
  await strange.renewKey('directory');
  const token = await strange.token('directory', 'mia', nonce, { iss: provider.issuers.directory });
  await strange.close();
  for (let times = 0; times < 5; times += 1) expect(await outcome(token)).toBe('401 identity.tokenInvalid');
  expect(descriptions()).toBe(2);
  clock.advance(minute);
  expect(await outcome(token)).toBe('401 identity.tokenInvalid');
  expect(descriptions()).toBe(3);
});

it('what a provider says of itself is read again after a day', async () => {
  expect(await signedIn()).toBe('mia');
  clock.advance(day - 1);
  expect(await signedIn()).toBe('mia');
  expect(descriptions()).toBe(1);
  clock.advance(1);
  expect(await signedIn()).toBe('mia');
  expect(descriptions()).toBe(2);
});

it('a provider that does not describe itself that day goes on signing people in', async () => {
  expect(await signedIn()).toBe('mia');
  clock.advance(day);
  provider.fall(true);
  expect(await signedIn()).toBe('mia');
  expect(await signedIn()).toBe('mia');
  expect(descriptions()).toBe(2);
  provider.fall(false);
  clock.advance(minute);
  expect(await signedIn()).toBe('mia');
  expect(descriptions()).toBe(3);
});

it('a provider that never answered is told as not there, until it answers', async () => {
  provider.fall(true);
  expect(await signedIn()).toBe('502 identity.unavailable');
  provider.fall(false);
  expect(await signedIn()).toBe('mia');
});

it.each(['jwks_uri', 'authorization_endpoint', 'token_endpoint', 'end_session_endpoint'])(
  'a provider whose %s can be listened to signs nobody in, and the log says why',
  async (address) => {
    for (const unsafe of ['http://login.example.com/x', 'http://127.0.0.1.example.com/x']) {
      logged = [];
      provider.describe('directory', { [address]: unsafe });
      expect(await signedIn()).toBe('502 identity.unsafe');
      expect(await issuers.endSessionUrl('lanid')).toBeNull();
      expect(logged[0]).toEqual({
        issuer: provider.issuers.directory,
        reason: `Error: ${address} without https`,
        what: 'an identity provider cannot be used',
      });
    }
    provider.describe('directory', {
      authorization_endpoint: 'https://login.example.com/auth',
      token_endpoint: 'http://localhost:4700/token',
    });
    expect(await signedIn()).toBe('mia');
  },
);

it('a provider that begins to name an address without https goes on with those it named before', async () => {
  expect(await signedIn()).toBe('mia');
  provider.describe('directory', { end_session_endpoint: 'http://login.example.com/end' });
  clock.advance(day);
  expect(await signedIn()).toBe('mia');
  expect(await issuers.endSessionUrl('lanid')).toBe(`${provider.issuers.directory}/session/end`);
  expect(logged).toHaveLength(1);
});

it('an issuer is the same with a slash at its end as without, in the setting and in the token', async () => {
  issuers = issuersAt('/');
  const iss = provider.issuers.directory;
  for (const claims of [{ iss }, { iss: `${iss}/` }]) expect(await signedIn(claims)).toBe('mia');
  const idToken = await provider.token('directory', 'mia', nonce, { iss: `${iss}/` });
  expect((await issuers.verify({ idToken, nonce, application: 'b2b' })).issuer).toBe(iss);
  expect(provider.asked).not.toContain('/directory//.well-known/openid-configuration');
  expect(await issuers.endSessionUrl('lanid')).toBe(`${iss}/session/end`);
});
