import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gateAt } from '../support/journeys/gate.ts';
import { closeWindows, openBrowser } from '../support/browserOfWorker.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(closeWindows);
beforeEach(async () => {
  page = await browser.newPage();
  await page.route('http://gate.test/', (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.goto('http://gate.test/');
});

/** Asks for an address; what was asked before is given up. */
const ask = (path: string) =>
  page.evaluate((asked) => {
    const held = window as unknown as { asking?: AbortController };
    held.asking?.abort();
    held.asking = new AbortController();
    const { signal } = held.asking;
    fetch(asked, { signal }).catch(() => undefined);
  }, path);

test('a gate holds a request until it is let go, and forgets what nobody waits for', async () => {
  const gate = await gateAt(page, /\/who\?/);
  await ask('/who?first');
  expect((await gate.next()).request().url()).toContain('first');
  expect(gate.waits()).toBe(false);
  await ask('/who?second');
  await expect.poll(() => gate.waits()).toBe(true);
  gate.clear();
  expect(gate.waits()).toBe(false);
});

test('a gate does not let go a request that the page gave up a moment ago', async () => {
  const gate = await gateAt(page, /\/who\?/);
  await ask('/who?first');
  await expect.poll(() => gate.waits()).toBe(true);
  const asked = ask('/who?second');
  expect((await gate.next()).request().url()).toContain('second');
  await asked;
});
