import { afterAll, expect, it } from 'vitest';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { hangUp, sendSlowly } from '#tests/support/http/slowClient.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const engine = embeddedEngine();
afterAll(() => engine.stop());
const server = startedFor(() => startServer(engine));
afterAll(() => {
  hangUp();
});

it.each(['GET', 'HEAD'])('an address of %s that is too long is refused without a body', async (method) => {
  const { host } = new URL(server.origins.b2b);
  const address = `/api/product/documents/${'a'.repeat(20_000)}`;
  const told = await sendSlowly(server.origins.b2b, `${method} ${address} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  expect(told).toBe(
    'HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  );
});

it('what is no request is refused, and the connection is closed', async () => {
  expect(await sendSlowly(server.origins.b2b, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});
