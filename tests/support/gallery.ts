import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { ensureBrowser } from '#scripts/browser.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const galleryPage = 'src/ui/kit/gallery/page.html';

/** As strict as the page of the product. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'";

const onlyTheGallery: Plugin = {
  name: 'only-the-gallery',
  config(config) {
    config.build = {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, input: galleryPage },
    };
  },
};

export type GalleryView = {
  part: string;
  lang?: 'en' | 'fr';
  label?: string;
  width?: number;
};

export type GalleryPage = { page: Page; complaints: string[] };

/** The built gallery of the kit in a real browser, under the policy of the product. */
export type OpenGallery = {
  /** Shows a part; `complaints` collects what the browser reports: errors, warnings, breaches of the policy. */
  show(view: GalleryView): Promise<GalleryPage>;
  close(): Promise<void>;
};

export async function openGallery(): Promise<OpenGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-gallery-'));
  await build({
    logLevel: 'error',
    plugins: [onlyTheGallery],
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/kit' ? `/${galleryPage}` : normalize(pathname);
    try {
      const body = await readFile(join(folder, path));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const found = await ensureBrowser();
  if (!found.found) throw new Error(found.sentence);
  const browser: Browser = await chromium.launch(found.path ? { executablePath: found.path } : {});

  return {
    show: async ({ part, lang = 'en', label = 'house', width = 1280 }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`http://localhost:${port}/kit?part=${part}&lang=${lang}&label=${label}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return { page, complaints };
    },
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
