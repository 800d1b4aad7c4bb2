import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { watchedFile, watchOptions } from '../support/journeys/watched.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import { enterCard, expectStep, fillInUpToPayment, submit } from '../support/journeys/walk.ts';

test.setTimeout(180_000);

const here = ['localhost', '127.0.0.1', '::1'];
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const isOutside = (line: string) => !here.includes(line.split(' ')[1] ?? '');

test('[PL-040] from the sign-in to the policy nothing outside this machine is contacted, by pages or by servers', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(hostname);
  });
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).hostname));
  await signIn(page, 'b2b', agents.consultant);
  await fillInUpToPayment(page, 'en', false);
  await enterCard(page, { pan: '4242424242424242', exp: '1230', cvd: '123' });
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  const pdf = page.waitForResponse((response) => response.url().endsWith('/confirmation/pdf'));
  await page.getByRole('button', { name: /^Policy in English/ }).click();
  expect((await pdf).status()).toBe(200);
  await page.goto(`${originOf('b2b')}/faqs?lang=en`);
  await expect(page.frameLocator('#content-frame').locator('body')).not.toBeEmpty();

  expect([...hosts].toSorted()).toEqual(['127.0.0.1', 'localhost']);
  const connections = linesOf(process.env[watchedFile] ?? '');
  expect(connections.length).toBeGreaterThan(0);
  expect(connections.filter(isOutside)).toEqual([]);
});

test('a server that contacted something outside would be noticed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'portage-watch-')), 'connections.txt');
  const reaches = `
    const { connect } = require('node:net');
    connect(9, '192.0.2.1').on('error', () => {}).destroy();
    const told = new Promise((done) => require('node:dgram').createSocket('udp4').send('a', 53, '192.0.2.2', done));
    Promise.allSettled([told, fetch('https://elsewhere.invalid/')]).then(() => process.exit());
  `;
  const child = spawn(process.execPath, ['--eval', reaches], {
    env: { ...process.env, ...watchOptions(file) },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const outside = linesOf(file).filter(isOutside);
  expect(outside).toContain('connects 192.0.2.1');
  expect(outside).toContain('sends 192.0.2.2');
  expect(outside.join()).toContain('elsewhere.invalid');
});
