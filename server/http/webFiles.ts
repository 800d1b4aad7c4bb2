import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { paintedFolder } from '#domain/paintedPages.ts';
import { assetFolder, assetHeaders } from './headers.ts';
import { hashesOf, widenedPolicy } from './widenedPolicy.ts';

export type PageName = 'index.html' | 'kit.html' | 'policyLink.html' | 'silent.html';

/** Where the pages come from, with the scripts, styles, fonts and pictures that they ask for. */
export type WebFiles = {
  /** Serves what the pages ask for. */
  serve(server: FastifyInstance): Promise<void>;
  /** A page as it stands there; null until there is one. */
  page(name: PageName): Promise<string | null>;
  /** A first screen that was painted beforehand, as it is on `paintedDay`; null where there is none. */
  painted(file: string): Promise<string | null>;
  /** The content security policy of a page, with what its scripts and styles need beside the ordinary one. */
  policyOf(name: PageName, html: string, ordinary: string): string;
};

/** A folder as the builder leaves it; a page is read again when it was built again. */
export function builtFiles(folder: string): WebFiles {
  const kept: Partial<Record<PageName, { builtAt: number; html: string }>> = {};
  /** By the page, as long as it is not built again. */
  const hashes = new Map<PageName, Record<string, string[]>>();
  const paintings = new Map<string, Promise<string | null>>();
  return {
    async serve(server) {
      if (!existsSync(folder)) return;
      await server.register(fastifyStatic, {
        root: folder,
        index: false,
        preCompressed: true,
        dotfiles: 'ignore',
        cacheControl: false,
        allowedPath: (path) => !path.endsWith('.html') && !path.endsWith('/'),
        setHeaders: (reply, path) => {
          const immutable = path.includes(assetFolder);
          reply.headers(assetHeaders);
          reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    },
    async page(name) {
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found === null) return null;
      const known = kept[name];
      if (known?.builtAt === found.mtimeMs) return known.html;
      const html = await readFile(file, 'utf8');
      kept[name] = { builtAt: found.mtimeMs, html };
      hashes.set(name, hashesOf(html));
      if (name === 'index.html') paintings.clear();
      return html;
    },
    painted(file) {
      const known =
        paintings.get(file) ?? readFile(join(folder, paintedFolder, file), 'utf8').catch(() => null);
      paintings.set(file, known);
      return known;
    },
    policyOf: (name, _, ordinary) => widenedPolicy(ordinary, hashes.get(name) ?? {}),
  };
}
