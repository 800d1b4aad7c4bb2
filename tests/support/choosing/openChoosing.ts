import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import type { FlowFacts } from '#domain/quote/forms.ts';
import { ensureBrowser } from '#scripts/browser.ts';

const choosingPage = 'tests/support/choosing/page.html';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const onlyThePage: Plugin = {
  name: 'only-the-page',
  config(config) {
    config.build = { ...config.build, rolldownOptions: { input: choosingPage } };
  },
};

export type ChoosingView = {
  step: 'planSelection' | 'quoteSummary' | 'apply';
  lang?: 'en' | 'fr';
  width?: number;
  /** How the ports behave; everything is answered unless told. */
  world?: 'questionnaire' | 'down' | 'cardDown' | 'silence' | 'secondRefused';
  facts?: Partial<FlowFacts>;
};

export type OpenChoosing = { show(view: ChoosingView): Promise<Page>; close(): Promise<void> };

/** Plan selection, summary and application, built, in a real browser, with doubles for the ports. */
export async function openChoosing(): Promise<OpenChoosing> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-choosing-'));
  await build({
    logLevel: 'error',
    plugins: [onlyThePage],
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? choosingPage : pathname.slice(1);
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
    show: async ({ step, lang = 'en', width = 1280, world, facts }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const query = new URLSearchParams({ step, lang });
      if (world) query.set('world', world);
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
