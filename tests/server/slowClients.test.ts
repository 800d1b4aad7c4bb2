import { afterAll, afterEach, expect, it } from 'vitest';
import { ordinaryWaits } from '#server/waits.ts';
import { hangUp, sendSlowly } from '#tests/support/http/slowClient.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const engine = embeddedEngine();
afterAll(() => engine.stop());
const server = startedFor(() =>
  startServer(engine, {
    waits: { clients: { requestMs: 400, headersMs: 200, silentMs: 300, keepAliveMs: 300, checkMs: 50 } },
  }),
);
afterEach(hangUp);

const post = () => {
  const { host } = new URL(server.origins.b2b);
  return `POST /api/auth/token HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.origins.b2b}\r\nContent-Type: application/json\r\n`;
};

it.each<[string, () => [string, string?]]>([
  ['sends a body byte by byte', () => [`${post()}Content-Length: 1000\r\n\r\n`, ' ']],
  ['sends headers byte by byte', () => [post(), 'x']],
  ['begins a body and says no more', () => [`${post()}Content-Length: 1000\r\n\r\n{`]],
  ['says nothing at all', () => ['']],
])('whoever %s is cut off', async (_how, parts) => {
  const begun = performance.now();
  const told = await sendSlowly(server.origins.b2b, ...parts());
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(told).toMatch(/^(HTTP\/1\.1 (400|408) |$)/);
});

it('ordinarily a request has half a minute and a silent connection a minute', () => {
  expect(ordinaryWaits.clients).toMatchObject({ requestMs: 30_000, silentMs: 60_000 });
});
