import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { type StandinProcess, startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';
import { charge, setFault } from './support/gateway.ts';

let standins: StandinProcess | null = null;

afterEach(async () => {
  if (standins && standins.process.exitCode === null) await standins.kill();
  standins = null;
});

async function runWith(settings: Record<string, string>): Promise<{ code: number; errors: string }> {
  const child = spawn(process.execPath, ['standins/main.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ...settings },
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

const usable = {
  PORTAGE_STANDINS_CARD_PORT: '0',
  PORTAGE_STANDINS_IDENTITY_PORT: '0',
  PORTAGE_STANDINS_MAIL_PORT: '0',
  PORTAGE_STANDINS_STATE: 'not-reached',
  PORTAGE_STANDINS_APPLICATION_ORIGINS: 'http://localhost:3001',
  PORTAGE_STANDINS_GATEWAY_KEY: 'key',
  PORTAGE_STANDINS_ACTIVATION_KEY: 'other',
  PORTAGE_STANDINS_DSS_KEY: 'dss',
  PORTAGE_STANDINS_LH_KEY: 'lh',
};

test('a wrong setting is one sentence and an exit code', async () => {
  const { code, errors } = await runWith({ ...usable, PORTAGE_STANDINS_GATEWAY_KEY: '' });
  expect(code).toBe(1);
  expect(errors).toBe('The setting PORTAGE_STANDINS_GATEWAY_KEY cannot be used: it is missing.\n');
});

test('a port in use is one sentence and an exit code', async () => {
  standins = await startStandinProcess();
  const { port } = new URL(standins.cardOrigin);
  const { code, errors } = await runWith({
    ...usable,
    PORTAGE_STANDINS_CARD_PORT: port,
    PORTAGE_STANDINS_STATE: `${standins.stateFile}-other`,
  });
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another with PORTAGE_STANDINS_CARD_PORT.\n`,
  );
});

test('the origins are told to the parent, and stderr stays empty', async () => {
  standins = await startStandinProcess();
  const [told] = await once(standins.process, 'message');
  const { cardOrigin, identityOrigin, mailAddress } = standins;
  expect(told).toEqual({ cardOrigin, identityOrigin, mailAddress });
  expect(standins.cardOrigin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(standins.identityOrigin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(mailAddress).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  expect(standins.errors()).toBe('');
});

test('the process ends with its parent', async () => {
  standins = await startStandinProcess();
  const exited = once(standins.process, 'exit');
  standins.process.disconnect();
  expect(await exited).toEqual([0, null]);
});

test('SIGTERM lets an answer under way finish', async () => {
  standins = await startStandinProcess();
  const dataKey = await dataKeyOf(standins);
  await setFault(standins, { place: 'gateway.charge', kind: 'late', seconds: 0.5 });
  const late = charge(standins, 'order-late', dataKey);
  await expect.poll(async () => (await faultsLeft(standins)).length).toBe(0);
  const exited = once(standins.process, 'exit');
  standins.process.kill('SIGTERM');
  expect((await late).status).toBe(201);
  expect(await exited).toEqual([0, null]);
});

async function faultsLeft(running: StandinProcess | null): Promise<unknown[]> {
  const response = await fetch(`${running?.cardOrigin}/console/api/faults`);
  return ((await response.json()) as { faults: unknown[] }).faults;
}
