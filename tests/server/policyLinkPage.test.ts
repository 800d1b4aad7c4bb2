import { afterAll, expect, it } from 'vitest';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { policyOf } from '#tests/support/http/answerRules.ts';
import { startServer } from '#tests/support/server.ts';
import { makeWebFolder } from '#tests/support/server/webFolder.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const engine = embeddedEngine();
afterAll(() => engine.stop());
const web = startedFor(() => makeWebFolder());
const server = startedFor(() => startServer(engine, { settings: { PORTAGE_WEB: web.folder } }));

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
