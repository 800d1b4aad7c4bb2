import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { launchBrowser } from './launchBrowser.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type PageToBuild = {
  /** The page's file, from the root of the project. */
  page: string;
  /** Where it is served; `/` unless told. */
  address?: string;
  /** The content security policy under which it is served; none unless told. */
  policy?: string;
  /** Modules that are built in the place of others, by name. */
  alias?: Record<string, string>;
};

export type BuiltPage = {
  origin: string;
  /** Shows the page in a context of its own, once its title is there; `meet` gets the window before the page loads. */
  show(
    query: Record<string, string>,
    width: number,
    meet?: (page: Page) => void | Promise<void>,
  ): Promise<Page>;
  close(): Promise<void>;
};

export type ServedPage = { origin: string; close(): Promise<void> };

/** One page, built with the settings of the product and served on a free port. */
export async function servePage({ page, address = '/', policy, alias }: PageToBuild): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-page-'));
  await build({
    logLevel: 'error',
    plugins: [onlyThis(page, alias)],
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === address ? page : normalize(pathname);
    try {
      const body = await readFile(join(folder, path));
      response
        .writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          ...(policy && { 'content-security-policy': policy }),
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The page built, served and shown in a real browser. */
export async function openBuiltPage(wanted: PageToBuild): Promise<BuiltPage> {
  const served = await servePage(wanted);
  const browser = await launchBrowser();
  const { origin } = served;

  return {
    origin,
    show: async (query, width, meet) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const shown = await context.newPage();
      await meet?.(shown);
      await shown.goto(`${origin}${wanted.address ?? '/'}?${new URLSearchParams(query)}`);
      await shown.getByRole('heading', { level: 1 }).waitFor();
      return shown;
    },
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

function onlyThis(page: string, alias?: Record<string, string>): Plugin {
  return {
    name: 'only-this-page',
    config(config) {
      config.build = {
        ...config.build,
        rolldownOptions: { ...config.build?.rolldownOptions, input: page },
      };
      if (alias) config.resolve = { ...config.resolve, alias };
    },
  };
}
