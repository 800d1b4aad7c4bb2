import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, inject, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { languages } from '#domain/locales.ts';
import { openShelf } from './saved.ts';
import type { OfferedPage } from './views/offer.setup.ts';
import { registerViews } from './views/register.ts';
import type { AnyViewTour, ViewTour } from './views/types.ts';

/** Most time that one gesture or look may take, in milliseconds. */
const GESTURE = 5_000;

/** Runs the tours of a chart through its real views in a real browser: one vitest test a tour. */
export function viewTours<M extends AnyStateMachine, Id extends string>(view: ViewTour<M, Id>): void {
  const any: AnyViewTour = {
    notHere: {},
    pairs: false,
    languages,
    viewport: { width: 1280, height: 900 },
    ...view,
  } as unknown as AnyViewTour;
  const page = pageOfViews(any.viewport);
  registerViews(any, {
    declare: test,
    shelfOf: (name) => openShelf('.tours/views', name),
    page,
  });
}

/** The page of the charts' views, there as long as the tests of a file run. */
export function pageOfViews(viewport: AnyViewTour['viewport']): () => Page {
  let page: Page;
  let leave = async () => {};
  beforeAll(async () => {
    const response = await fetch(inject('viewsOffer'));
    if (!response.ok) throw new Error(await response.text());
    const offered = (await response.json()) as OfferedPage;
    const browser = await chromium.connect(offered.browser);
    leave = () => browser.close();
    page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    page.setDefaultTimeout(GESTURE);
    await page.goto(`${offered.origin}/`);
    await page.waitForFunction(() => 'commands' in window);
  });
  afterAll(() => leave());
  return () => page;
}
