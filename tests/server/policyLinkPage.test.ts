import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { policyOf } from '#tests/support/http/answerRules.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { makeWebFolder } from '#tests/support/server/webFolder.ts';

const engine = embeddedEngine();
let server: TestServer;
let web: Awaited<ReturnType<typeof makeWebFolder>>;

beforeAll(async () => {
  web = await makeWebFolder();
  server = await startServer(engine, { settings: { PORTAGE_WEB: web.folder } });
});
afterAll(async () => {
  await server.close();
  await web.remove();
  await engine.stop();
});

it.each([
  ['/your-policy', 'en-CA'],
  ['/votre-police', 'fr-CA'],
  ['/votre-police/', 'fr-CA'],
  ['/your-policy?lang=fr', 'fr-CA'],
])('answers the page of signed links at %s in %s, strictly and for nobody else', async (path, tag) => {
  for (const application of ['b2b', 'b2c', 'admin'] as const) {
    const response = await fetch(server.origins[application] + path, {
      headers: { cookie: 'portage-lang=en' },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(policyOf({ headers: Object.fromEntries(response.headers) })).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    const html = await response.text();
    expect(html).toContain('<title>Link</title>');
    expect(html).toContain(`<html lang="${tag}"`);
  }
});
