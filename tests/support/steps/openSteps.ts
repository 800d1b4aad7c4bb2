import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { ensureBrowser } from '#scripts/browser.ts';

const stepsPage = 'tests/support/steps/page.html';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** One page, with the build of React that counts commits. */
const onlyTheSteps: Plugin = {
  name: 'only-the-steps',
  config(config) {
    config.build = { ...config.build, rolldownOptions: { input: stepsPage } };
    config.resolve = { ...config.resolve, alias: { 'react-dom/client': 'react-dom/profiling' } };
  },
};

export type StepView = {
  step: 'quickQuote' | 'tripDetails';
  lang?: 'en' | 'fr';
  width?: number;
  travellers?: number;
  form?: object;
  facts?: object;
};

export type OpenSteps = { show(view: StepView): Promise<Page>; close(): Promise<void> };

/** The screens of the first two steps, built, in a real browser, with doubles for the ports. */
export async function openSteps(): Promise<OpenSteps> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-steps-'));
  await build({
    logLevel: 'error',
    plugins: [onlyTheSteps],
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? stepsPage : pathname.slice(1);
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
  const { port } = server.address() as AddressInfo;
  const found = await ensureBrowser();
  if (!found.found) throw new Error(found.sentence);
  const browser = await chromium.launch(found.path ? { executablePath: found.path } : {});

  return {
    show: async ({ step, lang = 'en', width = 1280, travellers, form, facts }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const query = new URLSearchParams({ step, lang });
      if (travellers) query.set('travellers', String(travellers));
      if (form) query.set('form', JSON.stringify(form));
      if (facts) query.set('facts', JSON.stringify(facts));
      await page.goto(`http://localhost:${port}/?${query}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
