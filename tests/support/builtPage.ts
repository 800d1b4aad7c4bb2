import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build, type Plugin } from 'vite';

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
  /** Where it is served; `/` by default. */
  address?: string;
  /** The content security policy under which it is served; none by default. */
  policy?: string;
  /** Modules that are built in the place of others, by name. */
  alias?: Record<string, string>;
  /** Whether it is built in one file, which loads sooner; late parts are there at once. */
  inOneFile?: boolean;
  /** Whether it is built with the warnings of React, which the product has not. */
  warns?: boolean;
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
      plugins: [onlyThis(page, inOneFile, alias), typefaceAlways],
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

/** The product does without its typeface when it comes late; what is measured here never does, or a slow machine would measure another. */
const typefaceAlways: Plugin = {
  name: 'typeface-always',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(/font-display:\s*optional/g, 'font-display:block');
  },
};
