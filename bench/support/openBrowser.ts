import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '#scripts/browser.ts';

/**
 * The browser that measures.
 * @throws Error when there is none
 */
export async function openBrowser(): Promise<Browser> {
  const found = await ensureBrowser();
  if (!found.found) throw new Error(found.sentence);
  return chromium.launch(found.path ? { executablePath: found.path } : {});
}
