import type { Page } from '@playwright/test';
import { openBrowser } from './browserOfWorker.ts';
import type { ServedPage } from './builtPage.ts';

/** How a page is to be shown. */
export type Showing = {
  query: Record<string, string>;
  width: number;
  /** Gets the window before the page loads. */
  meet?: (page: Page) => void | Promise<void>;
  /** Whether in a new window that nobody uses afterwards, for what cannot be taken back. */
  alone?: boolean;
};

export type ShownPage = {
  /** Shows the page, once its title is there. */
  show(showing: Showing): Promise<Page>;
  /** Ends what is shown. Windows are kept for what is shown next, for a new one costs as much again. */
  putAway(): Promise<void>;
  close(): Promise<void>;
};

/** A page that is served, in the real browser of this worker; `address` is `/` by default. */
export function showServed({ origin, close }: ServedPage, address = '/'): ShownPage {
  const shown: Page[] = [];
  const alone = new Set<Page>();
  const free: Page[] = [];
  const openNew = async () => (await (await openBrowser()).newContext()).newPage();

  return {
    show: async ({ query, width, meet, alone: isAlone = false }) => {
      const page = (isAlone ? undefined : free.pop()) ?? (await openNew());
      shown.push(page);
      if (isAlone) alone.add(page);
      await page.setViewportSize({ width, height: 900 });
      await meet?.(page);
      await page.goto(`${origin}${address}?${new URLSearchParams(query)}`);
      await settled(page);
      return page;
    },
    putAway: async () => {
      await Promise.all(
        shown.splice(0).map(async (page) => {
          if (alone.delete(page)) return page.context().close();
          await clear(page);
          free.push(page);
        }),
      );
    },
    close: async () => {
      await Promise.all([...shown, ...free].map((page) => page.context().close()));
      await close();
    },
  };
}

/** Waits until a page has its title, in its typeface. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Leaves nothing of what was shown for who uses the window next. */
export async function clear(page: Page): Promise<void> {
  for (const event of ['console', 'pageerror']) page.removeAllListeners(event);
  await page.unrouteAll();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
}
