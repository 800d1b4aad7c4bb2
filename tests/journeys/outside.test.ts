import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connectionsIn, isOutside } from '../support/journeys/hosts.ts';
import { watchOptions } from '../support/journeys/watched.ts';

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
  const outside = connectionsIn(file).filter(isOutside);
  expect(outside).toContain('connects 192.0.2.1');
  expect(outside).toContain('sends 192.0.2.2');
  expect(outside.join()).toContain('elsewhere.invalid');
});
