import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForToken, dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { passingFolder } from '#tests/support/passingFolder.ts';
import { type StandinProcess, startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';
import { call, charge, find } from './support/gateway.ts';

let folder: string;
let standins: StandinProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(passingFolder, 'portage-standins-'));
  standins = await startStandinProcess({ folder });
});
afterEach(async () => {
  await standins.kill();
  await rm(folder, { recursive: true, force: true });
});

test('every answered charge is still there after the process was killed', async () => {
  const dataKeys = await Promise.all(Array.from({ length: 20 }, () => dataKeyOf(standins)));
  const answered: string[] = [];
  const charging = dataKeys.map(async (dataKey, index) => {
    const { status } = await charge(standins, `order-${index}`, dataKey);
    if (status === 201) answered.push(`order-${index}`);
    if (answered.length === 10) await standins.kill();
  });
  await Promise.allSettled(charging);
  expect(answered.length).toBeGreaterThanOrEqual(10);

  standins = await startStandinProcess({ folder });
  for (const orderId of answered) {
    expect((await find(standins, orderId)).body).toMatchObject({ status: 'approved' });
  }
  const orderId = 'order-0';
  const again = await charge(standins, orderId, dataKeys[0] ?? '');
  expect(again.body).toMatchObject({ status: 'approved' });
  const list = await call(standins, 'GET', `/gateway/charges?orderIdPrefix=${orderId}`);
  expect(
    (list.body.charges as { orderId: string }[]).filter((each) => each.orderId === orderId),
  ).toHaveLength(1);
});

test('a token outlives the process, and so does that it was spent', async () => {
  const [fresh, spent] = [await dataKeyOf(standins), await dataKeyOf(standins)];
  await charge(standins, 'order-spent', spent);
  await standins.kill();
  standins = await startStandinProcess({ folder });
  expect((await charge(standins, 'order-a', fresh)).body).toMatchObject({ status: 'approved' });
  expect((await charge(standins, 'order-b', spent)).body).toMatchObject({ reason: 'token.used' });
});

test('neither the card number nor the security code is in any file of the vault', async () => {
  const pan = '371449635398431';
  const { dataKey } = await askForToken(standins, { pan, exp: '1299', cvd: '7391' });
  expect(dataKey).toMatch(/^3\d{19}$/);
  await charge(standins, 'order-amex', dataKey);
  await standins.kill();
  const files = await readdir(folder);
  expect(files).toContain('standins.sqlite');
  const bytes = Buffer.concat(await Promise.all(files.map((file) => readFile(join(folder, file)))));
  expect(bytes.includes(dataKey)).toBe(true);
  const withoutKeys = bytes.toString('latin1').replaceAll(dataKey, '');
  expect(withoutKeys).not.toContain(pan);
  expect(withoutKeys).not.toContain('3714 496353 98431');
  expect(withoutKeys).not.toContain('7391');
  expect(standins.errors()).toBe('');
});
