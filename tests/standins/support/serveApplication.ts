import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = { type: string; content: string | Buffer };
export type Application = { origin: string; close(): Promise<void> };

/** Serves pages on an origin of their own, as an application would; any path that is not named gets the page of `/`. */
export async function serveApplication(pages: Record<string, Page>): Promise<Application> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[pathname] ?? pages['/'];
    response.setHeader('content-type', page?.type ?? 'text/plain');
    response.end(page?.content ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
