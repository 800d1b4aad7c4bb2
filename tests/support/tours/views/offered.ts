import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, inject } from 'vitest';
import type { OfferedPage } from './offer.setup.ts';
import type { AnyViewTour } from './types.ts';

/** Most time that one gesture or look may take, in milliseconds. */
const GESTURE = 5_000;

/** A page of the charts' views in the tests of a file. */
export interface OpenedPage {
  readonly page: Page;
  readonly origin: string;
  /** Loads the page anew, with nothing left of what was shown. */
  open(): Promise<void>;
}

/** The page of the charts' views, there as long as the tests of a file run. */
export function openPage(viewport: AnyViewTour['viewport']): () => OpenedPage {
  let opened: OpenedPage;
  let leave = async () => {};
  beforeAll(async () => {
    const response = await fetch(inject('viewsOffer'));
    if (!response.ok) throw new Error(await response.text());
    const { origin, browser: endpoint } = (await response.json()) as OfferedPage;
    const browser = await chromium.connect(endpoint);
    leave = () => browser.close();
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(GESTURE);
    const open = async () => {
      await page.goto(`${origin}/`);
      await page.waitForFunction(() => 'commands' in window);
    };
    await open();
    opened = { page, origin, open };
  });
  afterAll(() => leave());
  return () => opened;
}
