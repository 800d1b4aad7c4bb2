import type { Page } from '@playwright/test';
import { lossesOn } from './losses.ts';

/** How wide the window is in which somebody walks through the portal, and how large the texts are. */
export type Reach = { width: number; textSize: '100%' | '200%' };

export const reaches = {
  desk: { width: 1280, textSize: '100%' },
  narrow: { width: 320, textSize: '100%' },
  largeTexts: { width: 1280, textSize: '200%' },
} as const satisfies Record<string, Reach>;

export type Reached = {
  /** What is lost on the screen that shows. */
  losses(): Promise<string[]>;
  /** Has texts of the usual size while something else is looked at. */
  withUsualTexts(look: () => Promise<void>): Promise<void>;
};

/** Has a page be seen within a reach from now on. */
export async function reachOf(page: Page, { width, textSize }: Reach): Promise<Reached> {
  await page.setViewportSize({ width, height: 900 });
  const isLarge = textSize !== '100%';
  const write = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  if (isLarge)
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, textSize);
  return {
    async losses() {
      const losses = await lossesOn(page);
      return losses.map((loss) => `at ${width} px with texts at ${textSize}: ${loss}`);
    },
    async withUsualTexts(look) {
      if (isLarge) await write('');
      await look();
      if (isLarge) await write(textSize);
    },
  };
}
