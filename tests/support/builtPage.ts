import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { closeWindows, openBrowser } from './browserOfWorker.ts';

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
  /** Whether it is built in one file, which loads sooner; late parts are there at once. */
  inOneFile?: boolean;
  /** Whether it is built with the warnings of React, which the product has not. */
  warns?: boolean;
};

export type BuiltPage = {
  origin: string;
  /**
   * Shows the page, once its title is there: in a window that was put away, else in a new context. `meet` gets the
   * window before the page loads, always a new one.
   */
  show(
    query: Record<string, string>,
    width: number,
    meet?: (page: Page) => void | Promise<void>,
  ): Promise<Page>;
  /** Ends what is shown. Windows that nobody met are kept for what is shown next, for a new one costs as much again. */
  putAway(): Promise<void>;
  close(): Promise<void>;
};

export type ServedPage = { origin: string; close(): Promise<void> };

/** One page, built as the product is, but for what is not needed here, and served on a free port. */
export async function servePage({
  page,
  address = '/',
  policy,
  alias,
  inOneFile = false,
  warns = false,
}: PageToBuild): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-page-'));
  const environment = process.env.NODE_ENV;
  if (!warns) process.env.NODE_ENV = 'production';
  try {
    await build({
      logLevel: 'error',
      mode: 'test',
      plugins: [onlyThis(page, inOneFile, alias)],
      build: { outDir: folder, emptyOutDir: true },
    });
  } finally {
    process.env.NODE_ENV = environment;
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === address ? page : normalize(pathname);
    try {
      const body = await readFile(join(folder, path));
      response
        .writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'cache-control': path === page ? 'no-store' : 'max-age=31536000, immutable',
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
  const browser = await openBrowser();
  const { origin } = served;
  const shown: Page[] = [];
  const met = new Set<Page>();
  const free: Page[] = [];
  const openNew = async () => (await browser.newContext()).newPage();

  return {
    origin,
    show: async (query, width, meet) => {
      const page = (meet ? undefined : free.pop()) ?? (await openNew());
      shown.push(page);
      if (meet) met.add(page);
      await page.setViewportSize({ width, height: 900 });
      await meet?.(page);
      await page.goto(`${origin}${wanted.address ?? '/'}?${new URLSearchParams(query)}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
    putAway: async () => {
      await Promise.all(
        shown.splice(0).map(async (page) => {
          if (met.delete(page)) return page.context().close();
          await clear(page);
          free.push(page);
        }),
      );
    },
    close: async () => {
      await closeWindows();
      await served.close();
    },
  };
}

/** Leaves nothing of what was shown for who uses the window next. */
async function clear(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
}

function onlyThis(page: string, inOneFile: boolean, alias?: Record<string, string>): Plugin {
  return {
    name: 'only-this-page',
    config(config) {
      config.build = {
        ...config.build,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          input: page,
          ...(inOneFile && { output: { codeSplitting: false } }),
        },
      };
      if (alias) config.resolve = { ...config.resolve, alias };
    },
  };
}
