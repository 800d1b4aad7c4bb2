import type { Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../browserOfWorker.ts';
import { originOf } from '../../servedPages.ts';
import { clear } from '../../shownPage.ts';
import type { AnyViewTour } from './types.ts';

/** Most time that one gesture or look may take, in milliseconds. */
const GESTURE = 20_000;

/** A page of the charts' views in the tests of a file. */
export interface OpenedPage {
  readonly page: Page;
  readonly origin: string;
}

/** The window of this worker in which its files show the page, one after the other. */
let kept: Page | undefined;

async function keptWindow(): Promise<Page> {
  if (kept && !kept.isClosed()) return kept;
  const context = await (await openBrowser()).newContext({ reducedMotion: 'reduce' });
  kept = await context.newPage();
  kept.setDefaultTimeout(GESTURE);
  return kept;
}

/** The page of the charts' views, loaded anew for the tests of a file. */
export function openPage(viewport: AnyViewTour['viewport']): () => OpenedPage {
  let opened: OpenedPage;
  beforeAll(async () => {
    const origin = await originOf('views');
    const page = await keptWindow();
    await page.setViewportSize(viewport);
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => 'commands' in window);
    opened = { page, origin };
  });
  afterAll(() => clear(opened.page));
  return () => opened;
}
