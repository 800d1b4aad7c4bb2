import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, quickPages } from '#scripts/browser.ts';

/** The Chromium of this machine, without a window; installed first when there is none. */
export async function launchBrowser(): Promise<Browser> {
  const found = await ensureBrowser();
  if (!found.found) throw new Error(found.sentence);
  return chromium.launch({ ...(found.path && { executablePath: found.path }), args: quickPages });
}
