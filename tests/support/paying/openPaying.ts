import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { ensureBrowser } from '#scripts/browser.ts';
import { type Standins, startStandins } from '../standins/startStandins.ts';

const payingPage = 'tests/support/paying/page.html';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const onlyPaying: Plugin = {
  name: 'only-paying',
  config(config) {
    config.build = { ...config.build, rolldownOptions: { input: payingPage } };
  },
};

export type PayingView = {
  step?: 'payment' | 'confirmation';
  lang?: 'en' | 'fr';
  width?: number;
  /** What the server answers to the purchase. */
  answer?: '201' | '202' | 'silence' | 'declined' | 'repriced' | 'refused' | 'inactive' | 'unprepared';
  facts?: object;
  /** The draft knows of a purchase. */
  resumed?: boolean;
};

export type OpenPaying = {
  standins: Standins;
  show(view: PayingView): Promise<Page>;
  close(): Promise<void>;
};

/** The screens of payment and confirmation, built, in a real browser, with the card form of the stand-ins. */
export async function openPaying(): Promise<OpenPaying> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-paying-'));
  await build({ logLevel: 'error', plugins: [onlyPaying], build: { outDir: folder, emptyOutDir: true } });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? payingPage : pathname.slice(1);
    try {
      const body = await readFile(join(folder, path));
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const standins = await startStandins({ applicationOrigins: [origin] });
  const found = await ensureBrowser();
  if (!found.found) throw new Error(found.sentence);
  const browser = await chromium.launch(found.path ? { executablePath: found.path } : {});

  return {
    standins,
    show: async ({ step = 'payment', lang = 'en', width = 1280, answer = '201', facts = {}, resumed }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const query = new URLSearchParams({
        step,
        lang,
        answer,
        facts: JSON.stringify(facts),
        cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php`,
        ...(resumed && { resumed: 'true' }),
      });
      await page.goto(`${origin}/?${query}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      server.close();
      await standins.stop();
      await rm(folder, { recursive: true });
    },
  };
}
