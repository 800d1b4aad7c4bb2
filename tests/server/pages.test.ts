import { afterAll, describe, expect, it } from 'vitest';
import { areaAt, areaPaths } from '#domain/areas.ts';
import { environmentOf } from '#server/http/environment.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { ask } from '#tests/support/http/ask.ts';
import { startServer } from '#tests/support/server.ts';
import { makeWebFolder, script } from '#tests/support/server/webFolder.ts';
import {
  documentedAreas,
  documentedBookings,
  documentedErrors,
  documentedSignIns,
  documentedSteps,
} from '../support/documentedPaths.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const engine = embeddedEngine();
afterAll(() => engine.stop());
const web = startedFor(() => makeWebFolder());
const server = startedFor(() => startServer(engine, { settings: { PORTAGE_WEB: web.folder } }));

const open = (
  path: string,
  headers: Record<string, string> = {},
  application: 'b2b' | 'b2c' | 'admin' = 'b2b',
) => fetch(server.origins[application] + path, { headers, redirect: 'manual' });
const rootOf = async (response: Response) => /<html[^>]*>/.exec(await response.text())?.[0];
const directives = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

/** A request under another name than the address. */
const askUnder = async (host: string, method: string, path: string) => {
  const { status, headers, body } = await ask(server.origins.b2b, path, { method, headers: { host } });
  return { status, location: headers.location, body };
};

const known = [
  ...Object.values(documentedSteps.en),
  ...Object.values(documentedSteps.fr),
  ...documentedAreas,
  ...documentedErrors,
  ...documentedBookings,
  ...documentedSignIns,
  '/welcome',
  '/contact-us',
  '/faqs',
  '/resource',
  '/',
];

describe('addresses that a person opens', () => {
  it.each(known)('[RT-049] %s opens directly and answers the application', async (path: string) => {
    const response = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('[RT-001] each path of the top level answers in both languages on every application', async () => {
    const named =
      'licensing maintenance users resources forms faq notfound error forbidden external reports agency advisors rates allocations';
    for (const application of ['b2b', 'b2c', 'admin'] as const) {
      for (const path of ['/', ...named.split(' ').map((name) => `/${name}`)]) {
        for (const [lang, tag] of [
          ['en', 'en-CA'],
          ['fr', 'fr-CA'],
        ] as const) {
          const response = await open(`${path}?lang=${lang}`, {}, application);
          expect(response.status, path).toBe(200);
          expect(await rootOf(response), path).toContain(`<html lang="${tag}"`);
        }
      }
    }
  });

  it('answers the gallery of the kit on every application, without a session and in the language asked for', async () => {
    for (const application of ['b2b', 'b2c', 'admin'] as const) {
      for (const path of ['/kit', '/kit/', '/kit?part=dates']) {
        const response = await open(path, { cookie: 'portage-lang=fr' }, application);
        expect(response.status, path).toBe(200);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('set-cookie')).toBeNull();
        expect(directives(response)).toMatchObject({ 'script-src': ["'self'"], 'style-src': ["'self'"] });
        const html = await response.text();
        expect(html).toContain('<title>Kit</title>');
        expect(html).toContain(`<html lang="fr-CA" data-application="${application}"`);
      }
    }
    expect(await (await open('/kitchen')).text()).not.toContain('<title>Kit</title>');
    expect((await open('/kit.html')).status).toBe(404);
  });

  it('[RT-020] an unknown address shows the application with status 404', async () => {
    const response = await open('/no-such-page');
    expect(response.status).toBe(404);
    expect(await rootOf(response)).toContain('data-application="b2b"');
  });

  it('[ER-029] an unknown address of a call is a problem and never a page', async () => {
    for (const path of ['/api', '/api/no-such-call', '/api/auth/no-such-call']) {
      const response = await open(path, { lang: 'FR', accept: 'text/html' });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        code: 'notFound',
        error: 'Ce que vous avez demandé est introuvable.',
      });
    }
    const posted = await fetch(`${server.origins.b2b}/get-a-quote`, { method: 'POST' });
    expect(await posted.json()).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('tells the page its application, environment and that its data are samples', async () => {
    expect(await rootOf(await open('/get-a-quote', {}, 'admin'))).toBe(
      '<html lang="en-CA" data-application="admin" data-language="en" data-environment="prd" data-sample="on">',
    );
  });

  it('[RT-023] takes the language from the query, then the cookie, then the path, else English', async () => {
    const french = { cookie: 'portage-lang=fr' };
    const language = async (path: string, headers = {}) =>
      /data-language="(..)"/.exec((await rootOf(await open(path, headers))) ?? '')?.[1];
    expect(await language('/adherer?lang=en', french)).toBe('en');
    expect(await language('/apply?lang=fr')).toBe('fr');
    expect(await language('/apply', french)).toBe('fr');
    expect(await language('/adherer', { cookie: 'portage-lang=en' })).toBe('en');
    expect(await language('/adherer/paiement')).toBe('fr');
    expect(await language('/licensing')).toBe('en');
    expect(await language('/licensing?lang=de', french)).toBe('fr');
  });

  it('opens in the language that the browser asks for first, where nothing else says which', async () => {
    const language = async (path: string, accepted: string, cookie = '') =>
      /data-language="(..)"/.exec(
        (await rootOf(await open(path, { 'accept-language': accepted, cookie }))) ?? '',
      )?.[1];
    expect(await language('/licensing', 'fr-CA,fr;q=0.9,en;q=0.8')).toBe('fr');
    expect(await language('/licensing', 'en-CA,en;q=0.9,fr;q=0.8')).toBe('en');
    expect(await language('/licensing', 'de, fr;q=0.5')).toBe('fr');
    expect(await language('/licensing', 'es')).toBe('en');
    expect(await language('/licensing', 'fr', 'portage-lang=en')).toBe('en');
    expect(await language('/licensing?lang=en', 'fr')).toBe('en');
    expect(await language('/adherer/paiement', 'en')).toBe('fr');
  });

  it('[LN-003] a page is in en-CA or in fr-CA, whatever else is asked for', async () => {
    const tag = async (path: string, headers = {}) =>
      /lang="([^"]*)"/.exec((await rootOf(await open(path, headers))) ?? '')?.[1];
    expect(await tag('/faq?lang=en')).toBe('en-CA');
    expect(await tag('/faq?lang=fr')).toBe('fr-CA');
    expect(await tag('/faq?lang=es', { cookie: 'portage-lang=es', 'accept-language': 'es' })).toBe('en-CA');
  });

  it('says that the pages are not built where they are not', async () => {
    const bare = await startServer(engine, {
      database: server.database,
      settings: { PORTAGE_WEB: `${web.folder}/nowhere` },
    });
    const response = await fetch(`${bare.origins.b2b}/get-a-quote?lang=fr`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
    expect((await ask(bare.origins.b2b, '//')).status).toBe(503);
    await bare.close();
  });
});

describe('what a page may load', () => {
  it('runs no script and no style but our own', async () => {
    const policy = directives(await open('/get-a-quote'));
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|upgrade-insecure/);
  });

  it('frames the card vault on every page of the portal, which stays while a sale begins elsewhere, and on no other', async () => {
    const card = 'http://127.0.0.1:4600';
    const areaPages = areaPaths.flatMap((path) => [
      path,
      ...(areaAt(path).below ?? ['/below']).map((below) => path + below),
    ]);
    for (const application of ['b2b', 'b2c', 'admin'] as const) {
      for (const path of [...known, ...areaPages, '/get-a-quote/below', '/no-such-page'])
        expect(directives(await open(path, {}, application))['frame-src'], path).toContain(card);
      for (const path of ['/kit', '/your-policy', '/login/silent'])
        expect(JSON.stringify(directives(await open(path, {}, application))), path).not.toContain(card);
    }
  });

  it('is strict on the payment step', async () => {
    const policy = directives(await open('/apply/payment', {}, 'b2c'));
    expect(policy).toMatchObject({
      'img-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['http://127.0.0.1:4600'],
      'form-action': ["'none'"],
      'worker-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('lets the hidden frame of a provider come back on the payment step, where people sign in', async () => {
    const identity = new URL(server.issuer.issuers.directory).origin;
    const policy = directives(await open('/apply/payment'));
    expect(policy['frame-src']).toEqual(["'self'", identity, 'http://127.0.0.1:4600']);
  });

  it('speaks to the identity providers only where people sign in', async () => {
    const identity = new URL(server.issuer.issuers.directory).origin;
    expect(directives(await open('/get-a-quote'))['connect-src']).toEqual(["'self'", identity]);
    expect(directives(await open('/get-a-quote', {}, 'b2c'))['connect-src']).toEqual(["'self'"]);
  });

  it('may open windows of the provider, and is framed by nobody else', async () => {
    const response = await open('/get-a-quote');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(directives(response)['frame-ancestors']).toEqual(["'self'"]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('files of the build', () => {
  it('are kept by browsers for ever, compressed ahead', async () => {
    const response = await open('/assets/app-4f2a.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(script);
  });

  it('that are not there are a problem and not the page', async () => {
    const response = await open('/assets/app-old.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });

  it('beside the assets are asked for again each time', async () => {
    const response = await open('/favicon.svg');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('do not lead out of their folder, nor to the bare page', async () => {
    const outside = await askUnder(
      new URL(server.origins.b2b).host,
      'GET',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
    );
    expect(outside.body).not.toContain('root:');
    expect((await open('/index.html')).status).toBe(404);
  });
});

describe('the name of the server', () => {
  it('sends whoever came under another name to the configured origin', async () => {
    const found = await askUnder('127.0.0.1:3001', 'GET', '/get-a-quote?lang=fr');
    expect(found).toMatchObject({ status: 307, location: `${server.origins.b2b}/get-a-quote?lang=fr` });
    expect(await askUnder('evil.example', 'GET', '//evil.example/')).toMatchObject({
      status: 307,
      location: `${server.origins.b2b}//evil.example/`,
    });
  });

  it('leads nobody elsewhere and does not fail at a path that begins with two slashes', async () => {
    const { host } = new URL(server.origins.b2b);
    const paths = ['//', '//?lang=fr', '///', '//evil.example/get-a-quote'];
    const told = await Promise.all(paths.map((path) => askUnder(host, 'GET', path)));
    expect(told.map(({ status, location }) => [status, location])).toEqual([
      [400, undefined],
      [400, undefined],
      [400, undefined],
      [400, undefined],
    ]);
  });

  it.each(['GET', 'POST', 'HEAD'])(
    'is no proxy: %s of a whole address is refused under every name',
    async (method) => {
      for (const host of ['evil.example', new URL(server.origins.b2b).host]) {
        for (const path of [
          'http://evil.example/',
          'https://evil.example/api/server-time',
          `${server.origins.b2b}/`,
        ]) {
          expect(await askUnder(host, method, path), `${host} ${path}`).toMatchObject({
            status: 400,
            location: undefined,
          });
        }
      }
    },
  );

  it('answers no call under another name', async () => {
    const answer = await askUnder('evil.example', 'POST', '/api/drafts');
    expect(answer.status).toBe(421);
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'request.wrongHost',
      error: expect.stringContaining(server.origins.b2b),
    });
  });

  it('answers health under any name', async () => {
    expect(await askUnder('10.0.0.7', 'GET', '/healthz')).toMatchObject({ status: 200 });
    expect(await askUnder('10.0.0.7', 'GET', '/readyz')).toMatchObject({
      status: 200,
      body: '{"status":"ready"}',
    });
  });

  it.each([
    ['portal-dev.example.com', 'dev'],
    ['tst.portal.example.com', 'tst'],
    ['UAT-portal.example.com', 'uat'],
    ['portal.uat2.example.com', 'uat'],
    ['portal.example.com', 'prd'],
    ['devon-travel.example.com', 'prd'],
    ['squatstudio.example.com', 'prd'],
  ])('[PL-007] %s is %s', (host, environment) => expect(environmentOf(host)).toBe(environment));
  it('[PL-008] localhost counts as prd', () => expect(environmentOf('localhost')).toBe('prd'));
});

describe('failures', () => {
  it('[ER-030] speak the language of the request', async () => {
    const refusalIn = async (lang: string) =>
      (await open('/api/auth/claims', { lang })).json() as Promise<{ error: string; title: string }>;
    expect(await refusalIn('EN')).toMatchObject({ error: 'Please sign in.', title: 'Not signed in' });
    expect(await refusalIn('FR')).toMatchObject({
      error: 'Veuillez ouvrir une session.',
      title: 'Session non ouverte',
    });
    expect(await refusalIn('DE')).toMatchObject({ error: 'Please sign in.' });
  });
});
