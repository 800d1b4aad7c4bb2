import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, findBrowser, quickPages } from '#scripts/browser.ts';

/** Set by a person who wants to see what is done. */
const headed = process.env.PORTAGE_TEST_HEADED === 'on';

let launched: Promise<Browser> | undefined;

/**
 * The Chromium of this machine, without a window; installed first when there is none. All files that a worker runs
 * share it, one after the other, and it ends with the worker: a start costs more than many a file. Who opens windows
 * in it closes them.
 */
export function openBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/** Closes every window. */
export async function closeWindows(): Promise<void> {
  const browser = await launched;
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

async function launch(): Promise<Browser> {
  const found = headed ? findBrowser(true) : await ensureBrowser();
  if (!found.found) throw new Error(found.sentence);
  return chromium.launch({
    ...(found.path && { executablePath: found.path }),
    headless: !headed,
    args: quickPages,
  });
}
