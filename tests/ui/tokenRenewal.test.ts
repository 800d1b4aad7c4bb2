import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdentityProvider } from '#src/ports/identityProvider.ts';
import { storageOf } from '#tests/support/storageOf.ts';

const authority = 'http://localhost:4600/directory';
const lifetime = 3_600;

/** A session storage that holds a token which has just been given. */
function storageWithToken(): Storage {
  const now = Math.floor(Date.now() / 1000);
  const user = {
    access_token: 'of-the-directory',
    refresh_token: 'for-the-next-one',
    token_type: 'Bearer',
    scope: 'openid',
    profile: { sub: 'mia', iss: authority, aud: 'portage', exp: now + lifetime, iat: now },
    expires_at: now + lifetime,
  };
  return storageOf([[`oidc.user:${authority}:portage`, JSON.stringify(user)]]);
}

let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') });
  asked = [];
  vi.stubGlobal('window', {
    sessionStorage: storageWithToken(),
    location: { origin: 'http://localhost:3001' },
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(String(address));
    return Promise.reject(new TypeError('down'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[SI-008] a token of the directory is renewed 300 seconds before it expires, and not before', async () => {
  const settings = { authority, clientId: 'portage', scopes: ['openid'], application: 'b2b' } as const;
  const directory = createIdentityProvider(settings, 'http://localhost:3001/login/callback', () => 'en-CA');
  expect(await directory.knowsAccount()).toBe(true);
  await vi.advanceTimersByTimeAsync((lifetime - 302) * 1000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((address) => address.startsWith(authority))).toBe(true);
});

test.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint'])(
  'nobody is sent to a provider whose %s can be listened to',
  async (unsafe) => {
    const addresses = {
      issuer: authority,
      authorization_endpoint: `${authority}/auth`,
      token_endpoint: `${authority}/token`,
    };
    const left: string[] = [];
    vi.stubGlobal('window', {
      sessionStorage: storageWithToken(),
      self: { location: { assign: (address: string) => left.push(address) }, stop: () => undefined },
      location: { origin: 'http://localhost:3001' },
    });
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(String(address));
      return Promise.resolve(Response.json({ ...addresses, [unsafe]: 'http://login.example.com/x' }));
    });
    const settings = { authority, clientId: 'portage', scopes: ['openid'], application: 'b2b' } as const;
    const directory = createIdentityProvider(settings, 'http://localhost:3001/login/callback', () => 'en-CA');
    const leaving = directory.redirect({
      returnTo: null,
      leavesNoEntry: false,
      screenHint: null,
      asksCredentials: false,
    });
    await expect(leaving).rejects.toMatchObject({ code: 'signIn.unsafe' });
    expect(asked).toEqual([`${authority}/.well-known/openid-configuration`]);
    expect(left).toEqual([]);
  },
);
