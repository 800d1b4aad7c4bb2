import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** The page itself, what is filled in, and what is listed; a later one builds on an earlier one. */
export const styleSheets = ['page.css', 'forms.css', 'lists.css'] as const;

const typeface = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** Serves a file read once at start; the browser asks again each time and mostly gets a short answer. */
export function serveFile(app: FastifyInstance, path: string, type: string, content: Buffer | string): void {
  app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(content));
}

/** Style, mark and typeface of the pages, on the origin of the pages themselves. */
export function serveAssets(app: FastifyInstance): void {
  for (const sheet of styleSheets) {
    serveFile(app, `/assets/${sheet}`, 'text/css; charset=utf-8', readBeside(`./${sheet}`));
  }
  serveFile(app, '/assets/mark.svg', 'image/svg+xml; charset=utf-8', readBeside('./mark.svg'));
  serveFile(app, '/favicon.ico', 'image/svg+xml; charset=utf-8', readBeside('./mark.svg'));
  serveFile(
    app,
    '/assets/typeface.woff2',
    'font/woff2',
    readFileSync(fileURLToPath(import.meta.resolve(typeface))),
  );
}

function readBeside(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** A TypeScript module as the browser can run it; its relative imports keep their names. */
export function readBrowserScript(file: URL): string {
  const source = readFileSync(file, 'utf8');
  const emitWarning = process.emitWarning;
  // Node announces this function as experimental on stderr; the version is pinned and the process must stay quiet.
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
