import { afterAll, expect, it } from 'vitest';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const engine = embeddedEngine();
afterAll(() => engine.stop());
const server = startedFor(() => startServer(engine));

const open = (path: string, headers: Record<string, string> = {}, application: 'b2b' | 'admin' = 'b2b') =>
  fetch(server.origins[application] + path, { headers });

it('the table of calls is an OpenAPI document with every call and alias', async () => {
  const document = (await (await open('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  const served = server.implementations.flatMap(({ call }) =>
    [call.path, ...(call.aliases ?? [])].map((path) => `${call.method.toLowerCase()} ${path}`),
  );
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(told.toSorted()).toEqual(served.toSorted());
  expect(document.paths['/api/drafts/{draftId}']?.put).toMatchObject({
    operationId: 'saveDraft',
    parameters: [
      { name: 'draftId', in: 'path', required: true },
      { name: 'if-match', in: 'header', required: false },
    ],
    responses: { default: { content: { 'application/problem+json': {} } } },
  });
});

it('the table of calls is not sent again to whoever has it', async () => {
  const tags = new Set<string | null>();
  for (const path of ['/api/openapi.json', '/api/docs?lang=en', '/api/docs?lang=fr']) {
    const first = await open(path);
    const etag = first.headers.get('etag');
    tags.add(etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await open(path, { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await open(path, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await open(path, {}, 'admin')).headers.get('etag')).toBe(etag);
  }
  expect(tags.size).toBe(3);
});

it('the table of calls can be read in both languages, in groups, with scripts of its own address alone', async () => {
  const answer = await open('/api/docs?lang=fr');
  const page = await answer.text();
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('data-url="/api/openapi.json?lang=fr"');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(loaded).toHaveLength(3);
  for (const path of loaded) expect((await open(path)).status).toBe(200);
  expect((await open('/api/docs/ui/index.html')).status).toBe(404);
  const document = await (await open('/api/openapi.json?lang=fr')).json();
  const saving = (document as { paths: Record<string, { put?: object }> }).paths['/api/drafts/{draftId}']
    ?.put;
  expect(saving).toMatchObject({ summary: 'saveDraft', tags: ['drafts'] });
  expect(JSON.stringify(saving)).toContain('Qui peut appeler');
});
