import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationKey } from '#domain/applications.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { ask } from '#tests/support/http/ask.ts';
import { startServer } from '#tests/support/server.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { makeWebFolder } from '#tests/support/server/webFolder.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const engine = embeddedEngine();
const moment = 'self.here = true;';
const style = 'p { color: green }';
const page = `<!doctype html>
<html lang="en">
<head><script>${moment}</script><style>${style}</style></head><body><div id="root"></div></body></html>`;
const paintings = {
  'b2c.en.sample.html': '<h1>Traveller details</h1><p>1901-02-03</p><footer>© 1901</footer>',
  'b2c.fr.sample.html': '<h1>Renseignements sur les voyageurs</h1>',
  'co-brand.en.sample.html': '<h1>Traveller details of another</h1>',
};
afterAll(() => engine.stop());
const web = startedFor(() => makeWebFolder());
beforeAll(async () => {
  await writeFile(join(web.folder, 'index.html'), page);
  await mkdir(join(web.folder, 'painted'));
  for (const [name, markup] of Object.entries(paintings))
    await writeFile(join(web.folder, 'painted', name), markup);
});
const server = startedFor(() => {
  const clock = testClock('2026-06-15T14:00:00Z');
  return startServer(engine, { settings: { PORTAGE_WEB: web.folder }, clock });
});

const rootOf = async (path: string, application: ApplicationKey = 'b2c', headers = {}) => {
  const answer = await fetch(server.origins[application] + path, { headers });
  return /<div id="root">(.*)<\/div>/.exec(await answer.text())?.[1];
};

describe('the first screen that was painted beforehand', () => {
  it('stands in the page of a first visitor, in the language of the page and with the day of the server', async () => {
    const english = '<h1>Traveller details</h1><p>2026-06-15</p><footer>© 2026</footer>';
    expect(await rootOf('/?lang=en')).toBe(english);
    expect(await rootOf('/get-a-quote')).toBe(english);
    expect(await rootOf('/obtenir-une-soumission')).toBe('<h1>Renseignements sur les voyageurs</h1>');
    expect(await rootOf('/get-a-quote?lang=fr')).toBe('<h1>Renseignements sur les voyageurs</h1>');
    expect(await rootOf('/', 'co-brand')).toBe('<h1>Traveller details of another</h1>');
    const root = await fetch(`${server.origins.b2c}/`);
    expect(await root.text()).toContain('data-label="coverMe"');
  });

  it('is left out for another step, an area, a white label, a session and where people sign in', async () => {
    for (const path of ['/apply/payment', '/resources', '/no-such-page', '/get-a-quote?refCode=northwind'])
      expect(await rootOf(path), path).toBe('');
    expect(await rootOf('/', 'b2c', { cookie: '__Host-portage-b2c=anything' })).toBe('');
    expect(await rootOf('/', 'b2b')).toBe('');
    expect(await rootOf('/get-a-quote', 'admin')).toBe('');
  });

  it('comes compressed as the browser can read it, and its policy names what is written into the page by hash', async () => {
    const { headers, body } = await ask(server.origins.b2c, '/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    const squeezed = await ask(server.origins.b2c, '/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(squeezed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(await bytesOf('/')).toString()).toBe(body);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash(moment)};`);
    expect(policy).toContain(`style-src 'self' ${hash(style)};`);
  });
});

/** The answer as it was sent. */
async function bytesOf(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(server.origins.b2c + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    });
    asked.on('error', reject).end();
  });
}
