import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { closeWindows, openBrowser } from '#tests/support/browserOfWorker.ts';
import { call, charge } from './support/gateway.ts';

let browser: Browser;
let standins: Standins;

beforeAll(async () => {
  [browser, standins] = await Promise.all([openBrowser(), startStandins()]);
});
afterAll(async () => {
  await closeWindows();
  await standins.stop();
});
beforeEach(async () => {
  await call(standins, 'DELETE', '/console/api/faults');
});

const faults = async () => (await call(standins, 'GET', '/console/api/faults')).body.faults;

test('a fault is set, listed, taken as often as told and removed', async () => {
  const fault = { place: 'gateway.charge', kind: 'declined', match: 'order-', times: 2 };
  const { status, body } = await call(standins, 'POST', '/console/api/faults', fault);
  expect(status).toBe(201);
  expect(body).toEqual({ ...fault, id: expect.any(Number) });
  expect((await charge(standins, 'order-1', await dataKeyOf(standins))).body.status).toBe('declined');
  expect(await faults()).toMatchObject([{ times: 1 }]);
  expect((await call(standins, 'DELETE', `/console/api/faults/${body.id}`)).status).toBe(204);
  expect((await call(standins, 'DELETE', `/console/api/faults/${body.id}`)).status).toBe(404);
  expect((await charge(standins, 'order-2', await dataKeyOf(standins))).body.status).toBe('approved');
});

test('a fault without an end stays until it is removed', async () => {
  await call(standins, 'POST', '/console/api/faults', {
    place: 'activation',
    kind: 'unavailable',
    times: null,
  });
  for (const policyNumber of ['P-1', 'P-2']) {
    expect((await call(standins, 'POST', '/activation/policies', { policyNumber })).status).toBe(503);
  }
  expect(await faults()).toMatchObject([{ times: null }]);
});

test.each([
  {},
  { place: 'nowhere', kind: 'late' },
  { place: 'frame.load', kind: 'declined' },
  { place: 'activation', kind: 'late', times: 0 },
  { place: 'activation', kind: 'late', seconds: -1 },
  { place: 'activation', kind: 'late', more: true },
])('the fault %o is refused', async (fault) => {
  expect((await call(standins, 'POST', '/console/api/faults', fault)).status).toBe(400);
  expect(await faults()).toEqual([]);
});

test('a page of another site cannot set a fault', async () => {
  const response = await fetch(`${standins.cardOrigin}/console/api/faults`, {
    method: 'POST',
    headers: { origin: 'http://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ place: 'activation', kind: 'late' }),
  });
  expect(response.status).toBe(403);
  expect(await faults()).toEqual([]);
});

test.each([
  {
    lang: 'en',
    fault: 'Gateway, charge: declines',
    set: 'Set the fault',
    remove: 'Remove',
    any: 'any',
    none: 'No fault is set',
  },
  {
    lang: 'fr',
    fault: 'Passerelle, paiement : refuse',
    set: 'Programmer la panne',
    remove: 'Retirer',
    any: 'toutes',
    none: 'Aucune panne programmée',
  },
])('a person sets and removes a fault in $lang', async ({ lang, fault, set, remove, any, none }) => {
  await charge(standins, `order-${lang}`, await dataKeyOf(standins));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${standins.cardOrigin}/console?lang=${lang}`);
  expect(await page.getByText(none).count()).toBe(1);
  expect(await page.getByText(`order-${lang}`).count()).toBe(1);
  await page.locator('#fault').selectOption(fault);
  await page.locator('#times').fill('3');
  await page.getByRole('button', { name: set }).click();
  const row = page.getByRole('row').filter({ hasText: fault });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual([fault, any, '3', remove]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await row.getByRole('button', { name: remove }).click();
  await page.getByText(none).waitFor();
  expect(page.url()).toContain(`lang=${lang}`);
  await page.locator('#times').fill('-1');
  await page.getByRole('button', { name: set }).click();
  await page.getByRole('alert').waitFor();
  expect(await faults()).toEqual([]);
  await context.close();
});
