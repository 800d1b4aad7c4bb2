import { describe, expect, it } from 'vitest';
import { faultsOfAnswer, faultsOfCookies, isDocument, policyOf } from '#tests/support/http/answerRules.ts';
import { ask, type Asked } from '#tests/support/http/ask.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { application, createVisitor, marie } from './support/visitor.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const stranger = 'https://evil.example';
const standins = startedFor(() => startStandins({ people: [marie], applicationOrigins: [application] }));

type Kind = { what: string; path: string; status: number; asked?: Asked };
const json = { 'content-type': 'application/json' };

const ofCards: Kind[] = [
  { what: 'the card form', path: '/HPPtoken/index.php?id=PORTAGE-SAMPLE', status: 200 },
  { what: 'a script of the form', path: '/HPPtoken/frame/frame.ts', status: 200 },
  { what: 'the style of the form', path: '/HPPtoken/frame.css', status: 200 },
  { what: 'the page of a forged answer', path: '/HPPtoken/forgery', status: 200 },
  {
    what: 'a request for a token from another site',
    path: '/HPPtoken/token',
    status: 403,
    asked: { method: 'POST', headers: json, body: '{}' },
  },
  { what: 'the console', path: '/console', status: 200 },
  { what: 'a content page', path: '/content/fr_CA/faqs.html', status: 200 },
  { what: 'a content page that there is not', path: '/content/fr_CA/none.html', status: 404 },
  { what: 'a charge without the key', path: '/gateway/charges/none', status: 401 },
  { what: 'the mark', path: '/assets/mark.svg', status: 200 },
  { what: 'nothing', path: '/none', status: 404 },
];
const ofIdentity: Kind[] = [
  { what: 'the first page', path: '/', status: 200 },
  { what: 'the discovery document', path: '/directory/.well-known/openid-configuration', status: 200 },
  { what: 'the keys', path: '/customers/jwks', status: 200 },
  { what: 'a sign-in that nobody began', path: '/directory/interaction/none', status: 400 },
  { what: 'a wrong request', path: '/directory/auth?client_id=none', status: 400 },
  { what: 'a wrong request for a token', path: '/directory/token', status: 400, asked: { method: 'POST' } },
  { what: 'a sign-out', path: '/directory/session/end', status: 200 },
  { what: 'a style', path: '/assets/page.css', status: 200 },
  { what: 'nothing', path: '/none', status: 404 },
];

it('either answers under the names of this machine alone', async () => {
  for (const origin of [standins.cardOrigin, standins.identityOrigin]) {
    const { port } = new URL(origin);
    const statusAs = async (host: string, path: string) =>
      (await ask(origin, path, { headers: { host } })).status;
    for (const path of ['/console', '/directory/.well-known/openid-configuration', '/assets/mark.svg']) {
      for (const host of [
        'evil.example',
        `evil.example:${port}`,
        'localhost',
        `localhost.evil.example:${port}`,
      ])
        expect(await statusAs(host, path), `${host} ${path}`).toBe(421);
    }
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(await statusAs(`${host}:${port}`, '/assets/mark.svg'), host).toBe(200);
  }
});

describe('the card origin', () => {
  it.each(ofCards)(
    'answers $what so that nobody else can use it ($status)',
    async ({ path, status, asked }) => {
      const told = await ask(standins.cardOrigin, path, {
        ...asked,
        headers: { ...asked?.headers, origin: stranger },
      });
      expect(told.status).toBe(status);
      expect(faultsOfAnswer(told)).toEqual([]);
      expect(faultsOfCookies(told)).toEqual([]);
    },
  );

  it('lets the applications frame the form, and nobody frame anything else', async () => {
    const framing = async (path: string) => policyOf(await ask(standins.cardOrigin, path))['frame-ancestors'];
    expect(await framing('/HPPtoken/index.php?id=PORTAGE-SAMPLE')).toEqual([application]);
    for (const path of ['/console', '/content/fr_CA/faqs.html', '/none'])
      expect(await framing(path), path).toEqual(["'none'"]);
  });
});

describe('the identity provider', () => {
  it.each(ofIdentity)(
    'answers $what so that nobody else can use it ($status)',
    async ({ path, status, asked }) => {
      const told = await ask(standins.identityOrigin, path, {
        ...asked,
        headers: { ...asked?.headers, origin: stranger },
      });
      expect(told.status).toBe(status);
      expect(faultsOfAnswer(told)).toEqual([]);
      expect(isDocument(told) ? policyOf(told)['frame-ancestors'] : ["'none'"]).toEqual(["'none'"]);
    },
  );

  it('shows the sign-in page with a policy, and keeps its cookies to itself', async () => {
    const { response } = await createVisitor().begin(`${standins.identityOrigin}/directory`);
    const told = { status: response.status, headers: Object.fromEntries(response.headers), body: 'page' };
    expect(told.status).toBe(200);
    expect(faultsOfAnswer(told)).toEqual([]);
    const begun = await ask(
      standins.identityOrigin,
      new URL(
        `/directory/auth?${new URLSearchParams({
          client_id: 'portage',
          response_type: 'code',
          scope: 'openid',
          nonce: 'nonce-1',
          code_challenge: 'x'.repeat(43),
          code_challenge_method: 'S256',
          redirect_uri: `${application}/login/callback`,
        })}`,
        standins.identityOrigin,
      ).href.slice(standins.identityOrigin.length),
    );
    expect(begun.headers['set-cookie']?.length).toBeGreaterThan(0);
    for (const cookie of begun.headers['set-cookie'] ?? []) {
      expect(cookie).toMatch(/httponly/i);
      expect(cookie).toMatch(/samesite=(lax|strict)/i);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });
});
