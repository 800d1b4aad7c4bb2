import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** A script that does nothing, for a page that has axe already. */
const nothing = '0';

/**
 * What axe finds wrong on the page and in its frames, each finding with the first piece of the page that has it.
 * It cannot look into a frame that runs no scripts.
 * @param within the part that is looked at, as a CSS selector; the whole page by default
 */
export async function accessibilityFindings(page: Page, within?: string): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  await page.evaluate(sizesAreSeen);
  if (!hasFrames) await bringAxe(page);
  const axe = new AxeBuilder({ page, ...(!hasFrames && { axeSource: nothing }) })
    .options({ resultTypes: ['violations'] })
    // Frames of other servers need a window of axe's own; without them the page alone does in half the time.
    .setLegacyMode(!hasForeignFrame(page));
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Waits until the page has reacted to the sizes that it has now: a later observer is told of them after the earlier ones. */
const sizesAreSeen = () =>
  new Promise<void>((resolve) => {
    const sizes = new ResizeObserver(() => {
      sizes.disconnect();
      resolve();
    });
    sizes.observe(document.documentElement);
  });

/** Axe is half a megabyte: a page without frames is given it once, however often it is looked at. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
}

function hasForeignFrame(page: Page): boolean {
  const { origin } = new URL(page.url());
  return page
    .frames()
    .some((frame) => /^https?:/.test(frame.url()) && new URL(frame.url()).origin !== origin);
}
