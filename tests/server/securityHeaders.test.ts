import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApplicationKey, applicationKeys, applications } from '#domain/applications.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { faultsOfAnswer, faultsOfCookies, isDocument, policyOf } from '#tests/support/http/answerRules.ts';
import { ask, type Asked, type Told } from '#tests/support/http/ask.ts';
import { freePort } from '#tests/support/http/freePort.ts';
import { standinSettings } from '#tests/support/purchases/shop.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestServer } from '#tests/support/server.ts';
import { makeWebFolder } from '#tests/support/server/webFolder.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';

const engine = embeddedEngine();
/** Where people reach the applications; a proxy would lead from there to where they listen. */
const origins: Record<ApplicationKey, string> = {
  b2b: 'https://agents.portal.example',
  b2c: 'https://quotes.portal.example',
  'co-brand': 'https://cover.portal.example',
  admin: 'https://admin.portal.example',
};
const stranger = 'https://evil.example';

let standins: Standins;
let server: TestServer;
let web: Awaited<ReturnType<typeof makeWebFolder>>;
const listening = {} as Record<ApplicationKey, string>;

beforeAll(async () => {
  [standins, web] = await Promise.all([
    startStandins({ applicationOrigins: Object.values(origins) }),
    makeWebFolder(),
  ]);
  const settings: Record<string, string> = { ...standinSettings(standins), PORTAGE_WEB: web.folder };
  for (const key of applicationKeys) {
    const name = `PORTAGE_${key.toUpperCase().replace('-', '_')}`;
    const port = await freePort();
    listening[key] = `http://localhost:${port}`;
    Object.assign(settings, { [`${name}_PORT`]: String(port), [`${name}_ORIGIN`]: origins[key] });
  }
  server = await startSampleServer(engine, { settings });
});
afterAll(async () => {
  await server.close();
  await Promise.all([standins.stop(), web.remove(), engine.stop()]);
});

const askFor = (key: ApplicationKey, path: string, asked: Asked = {}) =>
  ask(listening[key], path, {
    ...asked,
    headers: { host: new URL(origins[key]).host, 'sec-fetch-site': 'same-origin', ...asked.headers },
  });

/** Cookie and claims token of a session of an application. */
async function enter(key: ApplicationKey): Promise<{ told: Told; headers: Record<string, string> }> {
  const opened =
    applications[key].signIn === 'anonymous' ? await askFor(key, '/api/auth/get-user') : await signIn(key);
  const [cookie = ''] = opened.headers['set-cookie']?.[0]?.split(';') ?? [];
  const { claimsToken } = JSON.parse(opened.body) as { claimsToken: string };
  return { told: opened, headers: { cookie, 'x-claims-token': claimsToken } };
}
async function signIn(key: ApplicationKey): Promise<Told> {
  const nonce = `${key}.${crypto.randomUUID()}`;
  const idToken = await server.issuer.token('directory', 'd-1001', nonce);
  return askFor(key, '/api/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, nonce }),
  });
}

type Kind = { what: string; path: string; status: number; asked?: Asked; signedIn?: true };
const json = { 'content-type': 'application/json' };

const documents: Kind[] = [
  { what: 'the first page', path: '/', status: 200 },
  { what: 'a step', path: '/get-a-quote?lang=fr', status: 200 },
  { what: 'the payment step', path: '/apply/payment', status: 200 },
  { what: 'a page of administration', path: '/licensing', status: 200 },
  { what: 'a page that is called like a call', path: '/welcome', status: 200 },
  { what: 'a page that there is not', path: '/no-such-page', status: 404 },
  { what: 'the page to which a provider comes back', path: '/login/silent', status: 200 },
];
const files: Kind[] = [
  { what: 'a script', path: '/assets/app-4f2a.js', status: 200 },
  { what: 'a picture', path: '/favicon.svg', status: 200 },
  { what: 'a file that there is not', path: '/assets/none.js', status: 404 },
];
const beside: Kind[] = [
  { what: 'the table of calls', path: '/api/openapi.json', status: 200 },
  { what: 'the table of calls for reading', path: '/api/docs?lang=fr', status: 200 },
  { what: 'the script of that table', path: '/api/docs/open.js', status: 200 },
  { what: 'the library of that table', path: '/api/docs/ui/swagger-ui-bundle.js', status: 200 },
  { what: 'health', path: '/healthz', status: 200 },
  { what: 'readiness', path: '/readyz', status: 200 },
];
const others: Kind[] = [
  { what: 'a call without a session', path: '/api/server-time', status: 200 },
  { what: 'a call that opens a session', path: '/api/auth/get-user', status: 200 },
  { what: 'a call of a session', path: '/api/auth/claims', status: 200, signedIn: true },
  { what: 'a call that changes something', path: '/api/keepalive', status: 200, signedIn: true },
  { what: 'a PDF', path: '/api/product/documents/SEMH/fact-sheet?lang=FR', status: 200 },
  { what: 'a logo', path: '/api/organizations/BOREAL/logo', status: 200 },
  { what: 'a content page', path: '/api/content-fragments/fr_CA/welcome', status: 200 },
  { what: 'no session', path: '/api/auth/claims', status: 401 },
  { what: 'no such call', path: '/api/none', status: 404 },
  { what: 'no such method', path: '/api/auth/claims', status: 405, asked: { method: 'DELETE' } },
  {
    what: 'another site',
    path: '/api/auth/get-user',
    status: 403,
    asked: { headers: { 'sec-fetch-site': 'cross-site' } },
  },
  {
    what: 'a broken body',
    path: '/api/auth/token',
    status: 400,
    asked: { method: 'POST', headers: json, body: '{"a":' },
  },
  {
    what: 'a body that is no JSON',
    path: '/api/auth/token',
    status: 415,
    asked: { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' },
  },
  { what: 'a broken address', path: '/api/%E0%A4%A', status: 400 },
  { what: 'another name', path: '/get-a-quote', status: 307, asked: { headers: { host: '10.0.0.7' } } },
  {
    what: 'a call under another name',
    path: '/api/drafts',
    status: 421,
    asked: { method: 'POST', headers: { host: '10.0.0.7' } },
  },
];

describe.each(applicationKeys)('the application %s', (key) => {
  it.each([...documents, ...files, ...beside, ...others])(
    'answers $what so that nobody else can use it ($status)',
    async ({ path, status, asked, signedIn }) => {
      const session = signedIn && (await enter(key)).headers;
      const told = await askFor(key, path, {
        ...asked,
        headers: { origin: origins[key], ...session, ...asked?.headers },
      });
      expect(told.status).toBe(status);
      expect(faultsOfAnswer(told)).toEqual([]);
      expect(faultsOfCookies(told)).toEqual([]);
      expect(told.headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains/),
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );
});

describe.each(applicationKeys)('a page of the application %s', (key) => {
  it.each(documents)('$what runs our own scripts only and is framed by nobody else', async ({ path }) => {
    const told = await askFor(key, path);
    const policy = policyOf(told);
    expect(isDocument(told)).toBe(true);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(["'self'", "'none'"]).toContain(policy['frame-ancestors']?.join(' '));
    expect(told.headers['cache-control']).toBe('no-store');
    const opener = told.headers['cross-origin-opener-policy'];
    const keepsOpener = path === '/login/silent';
    expect(opener).toBe(keepsOpener ? undefined : 'same-origin-allow-popups');
  });

  it.each([...documents, ...files, ...beside])(
    '$what is answered to HEAD as to GET, without a body',
    async ({ path }) => {
      const got = await askFor(key, path);
      const head = await askFor(key, path, { method: 'HEAD' });
      const lasting = ({ headers }: Told) => ({ ...headers, date: 'now', 'x-request-id': 'one each' });
      expect(head.status).toBe(got.status);
      expect(head.body).toBe('');
      expect(lasting(head)).toEqual(lasting(got));
    },
  );
});

describe('every call of the table', () => {
  it('is opened to no other origin, neither when it is asked nor when a browser asks beforehand', async () => {
    const beforehand: number[] = [];
    for (const { call } of server.implementations) {
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => call.example.params?.[name] ?? '');
      for (const method of [call.method, 'OPTIONS']) {
        const told = await askFor('b2b', path, {
          method,
          headers: {
            origin: stranger,
            'sec-fetch-site': 'cross-site',
            'access-control-request-method': call.method,
            'access-control-request-headers': 'x-claims-token',
          },
        });
        expect(faultsOfAnswer(told), `${method} ${path}`).toEqual([]);
        if (method === 'OPTIONS') beforehand.push(told.status);
      }
    }
    expect(beforehand.length).toBe(server.implementations.length);
    expect([...new Set(beforehand)]).toEqual([405]);
  });
});

describe('a session cookie', () => {
  it.each(applicationKeys)('of the application %s is its own, and stays with it', async (key) => {
    const { told } = await enter(key);
    const signsIn = applications[key].signIn === 'required';
    const names = told.headers['set-cookie']?.map((cookie) => cookie.replace(/=[\w-]{43};.*/, ''));
    expect(names).toEqual([`__Host-portage-${key}`, ...(signsIn ? [`__Host-portage-${key}-earlier`] : [])]);
    expect(faultsOfCookies(told)).toEqual([]);
  });

  it('is cleared with the attributes with which it was set', async () => {
    const { headers } = await enter('b2c');
    const told = await askFor('b2c', '/api/auth/logout', { method: 'POST', headers });
    expect(told.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    expect(faultsOfCookies(told)).toEqual([]);
  });
});
