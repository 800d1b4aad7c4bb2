import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { ensureBrowser, findBrowser, quickPages } from '#scripts/browser.ts';
import { servePage } from '../../builtPage.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page of the charts' views is asked for. */
    viewsOffer: string;
  }
}

/** Where the page is and the browser to see it in. */
export type OfferedPage = { readonly origin: string; readonly browser: string };

/** Set by a person who wants to see a tour. */
const headed = process.env.PORTAGE_TEST_HEADED === 'on';

/** Offers the page of the charts' views to all tests of a run; it is built, and a browser started, when the first asks. */
export default async function offerViews(project: TestProject): Promise<() => Promise<void>> {
  let opened: ReturnType<typeof open> | undefined;
  const server = createServer(async (_, response) => {
    try {
      opened ??= open();
      response.end(JSON.stringify((await opened).offered));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('viewsOffer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await (await opened?.catch(() => undefined))?.close();
  };
}

async function open() {
  const found = headed ? findBrowser(true) : await ensureBrowser();
  if (!found.found) throw new Error(found.sentence);
  const [page, browser] = await Promise.all([
    servePage({
      page: 'tests/support/tours/views/page.html',
      inOneFile: true,
      alias: { vitest: fileURLToPath(new URL('noExpect.ts', import.meta.url)) },
    }),
    chromium.launchServer({
      ...(found.path && { executablePath: found.path }),
      headless: !headed,
      args: quickPages,
    }),
  ]);
  const offered: OfferedPage = { origin: page.origin, browser: browser.wsEndpoint() };
  return {
    offered,
    close: async () => {
      await browser.close();
      await page.close();
    },
  };
}
