import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ordinaryWaits } from '#server/waits.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const engine = embeddedEngine();
let server: TestServer;
const opened: { socket: Socket; trickle: NodeJS.Timeout | undefined }[] = [];

beforeAll(async () => {
  server = await startServer(engine, {
    waits: { clients: { requestMs: 400, headersMs: 200, silentMs: 300, keepAliveMs: 300, checkMs: 50 } },
  });
});
afterAll(async () => {
  await server.close();
  await engine.stop();
});
afterEach(() => {
  for (const { socket, trickle } of opened.splice(0)) {
    clearInterval(trickle);
    socket.destroy();
  }
});

/** Sends a beginning and then the same text over and over; resolves to what came back when the server hangs up. */
async function send(beginning: string, over = ''): Promise<string> {
  const { hostname, port } = new URL(server.origins.b2b);
  const socket = connect(Number(port), hostname);
  const trickle = over === '' ? undefined : setInterval(() => socket.write(over), 50);
  opened.push({ socket, trickle });
  let told = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  socket.on('error', () => undefined);
  socket.write(beginning);
  await new Promise((closed) => socket.once('close', closed));
  return told;
}
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
  const told = await send(...parts());
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(told).toMatch(/^(HTTP\/1\.1 (400|408) |$)/);
});

it('ordinarily a request has half a minute and a silent connection a minute', () => {
  expect(ordinaryWaits.clients).toMatchObject({ requestMs: 30_000, silentMs: 60_000 });
});
