import { createConnection } from 'node:net';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { createBounceAddresses } from '#server/bounces/bounceAddress.ts';
import { startBounceServer } from '#server/bounces/bounceServer.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { freePort } from '#tests/support/http/freePort.ts';

const ref = '0f8fad5b-d9cb-469f-a165-70867728950e';
const [newKey, oldKey, foreignKey] = ['n'.repeat(32), 'o'.repeat(32), 'f'.repeat(32)] as const;
const made = (...keys: [string, ...string[]]) => createBounceAddresses(keys, 'back.portage.example');

it('an address made with an earlier key is still known, and one made with another key is not', () => {
  const now = made(newKey, oldKey);
  expect(now.refOf(now.addressOf(ref))).toBe(ref);
  expect(now.refOf(made(oldKey).addressOf(ref))).toBe(ref);
  expect(now.refOf(made(foreignKey).addressOf(ref))).toBeNull();
  expect(now.addressOf(ref)).toBe(made(newKey).addressOf(ref));
});

it('an address is short enough for every mail server', () => {
  const [local = ''] = made(newKey).addressOf(ref).split('@');
  expect(local.length).toBeLessThanOrEqual(64);
});

async function serve(take: (ref: string, source: Uint8Array) => Promise<void>) {
  const port = await freePort();
  const lines: unknown[] = [];
  const close = await startBounceServer({
    host: '127.0.0.1',
    port,
    name: 'back.portage.example',
    waits: ordinaryWaits,
    log: { warn: (line: unknown) => void lines.push(line) },
    refOf: (address) => (address === 'known@back.portage.example' ? ref : null),
    take,
  });
  const send = () =>
    createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
      envelope: { from: '', to: 'known@back.portage.example' },
      raw: 'Subject: x\r\n\r\ny',
    });
  return { port, lines, close, send };
}

it('what cannot be written down now may come again', async () => {
  const server = await serve(() => Promise.reject(new Error('the database says nothing')));
  await expect(server.send()).rejects.toMatchObject({ responseCode: 451 });
  expect(server.lines).toEqual([{ reason: 'Error: the database says nothing' }]);
  await server.close();
});

it('a stop waits for what is being written down, cuts off who stays, and leaves the port free', async () => {
  const [begun, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await serve(async () => {
    begun.resolve();
    await written.promise;
  });
  const staying = createConnection(server.port, '127.0.0.1').resume();
  await once(staying, 'data');
  const sending = server.send().catch(() => null);
  await begun.promise;
  let stopped = false;
  const closing = server.close().then(() => {
    stopped = true;
  });
  await once(staying, 'close');
  expect(stopped).toBe(false);
  written.resolve();
  await closing;
  await sending;
  const refused = createConnection(server.port, '127.0.0.1');
  await expect(once(refused, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it.each([['AUTH PLAIN AHgAeA=='], ['STARTTLS'], ['VRFY known@back.portage.example']])(
  'nobody may ask it %s',
  async (command) => {
    const server = await serve(() => Promise.resolve());
    const socket = createConnection(server.port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    await expect.poll(() => heard).toMatch(/^220 /);
    socket.write('EHLO there\r\n');
    await expect.poll(() => heard).toMatch(/^250 /m);
    expect(heard).not.toMatch(/AUTH|STARTTLS/);
    socket.write(`${command}\r\n`);
    await expect.poll(() => heard).toMatch(/^5\d\d /m);
    socket.destroy();
    await server.close();
  },
);
