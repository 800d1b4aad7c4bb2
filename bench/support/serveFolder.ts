import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder on a free port of this machine, the compressed copy of one where there is one. */
export async function serveFolder(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const path = join(folder, pathname);
      const squeezed = await readFile(`${path}.br`).catch(() => null);
      const type = types[extname(pathname)] ?? 'application/octet-stream';
      const encoding = squeezed ? { 'content-encoding': 'br' } : {};
      response.writeHead(200, { 'content-type': type, ...encoding }).end(squeezed ?? (await readFile(path)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
