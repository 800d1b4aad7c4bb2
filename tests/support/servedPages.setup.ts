import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type PageToBuild, type ServedPage, servePage } from './builtPage.ts';
import { kitPage } from './kitPage.ts';
import type { PageName } from './servedPages.ts';

/** The page that shows the views of every chart. */
const viewsPage: PageToBuild = {
  page: 'tests/support/tours/views/page.html',
  inOneFile: true,
  alias: { vitest: fileURLToPath(new URL('tours/views/noExpect.ts', import.meta.url)) },
};

const pages: Readonly<Record<PageName, PageToBuild>> = { kit: kitPage, views: viewsPage };

/** Serves pages to all tests of a run; each is built when the first test asks where it is. */
export default async function servePages(project: TestProject): Promise<() => Promise<void>> {
  const served = new Map<PageName, Promise<ServedPage>>();
  const server = createServer(async ({ url = '' }, response) => {
    const name = url.slice(1) as PageName;
    try {
      const page = served.get(name) ?? servePage(pages[name]);
      served.set(name, page);
      response.end((await page).origin);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('servedPages', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    for (const page of served.values()) await (await page.catch(() => undefined))?.close();
  };
}
