import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { openBrowser } from './openBrowser.ts';
import { serveFolder } from './serveFolder.ts';

const formsPage = 'bench/forms/page.html';

const onlyTheForms: Plugin = {
  name: 'only-the-forms',
  config(config) {
    config.build = { ...config.build, rolldownOptions: { input: formsPage } };
  },
};

/** The ways in which traveller details are made, by the name that the page knows. */
export type FormWay = 'product' | 'productTable' | 'bareReact' | 'hookForm';

export type BuiltForms = {
  browser: Browser;
  /** Where a form opens with so many travellers. */
  address(way: FormWay, travellers: number): string;
};

/** Builds the forms as the product is built, and lets a browser at them. */
export async function withForms<Result>(measure: (forms: BuiltForms) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-bench-'));
  await build({ logLevel: 'error', plugins: [onlyTheForms], build: { outDir: folder, emptyOutDir: true } });
  const served = await serveFolder(folder);
  const browser = await openBrowser();
  const address = (way: FormWay, travellers: number) =>
    `${served.origin}/${formsPage}?way=${way}&travellers=${travellers}`;
  try {
    return await measure({ browser, address });
  } finally {
    await browser.close();
    served.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many times the CPU is slowed, as on a phone of the middle. */
export const slowedBy = 4;

/** Lets a page be measured with its CPU slowed. */
export async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  return session;
}

/** Milliseconds of processor time that the scripts of a page have taken, so that other work on the machine counts little. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}
